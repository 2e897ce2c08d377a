"""What a game says of itself, in sentences: actions, events, refusals, prompts, names of things."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from deepfield.kernel.frames import fields_of, spelt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from deepfield.cli.texts import Texts
    from deepfield.kernel.game import Game
    from deepfield.kernel.moves import Event, Move, Refusal

# Fields that hold the same kind of thing as another.
SAME: Final = {"source": "node", "target": "node", "kind": "disc"}
CARDS: Final = frozenset(("technology", "event"))  # an event that names the card itself
KERNEL: Final = frozenset(
    (
        "not-yours-to-answer",
        "not-asked-now",
        "not-offered",
        "game-over",
        "no-such-seat",
        "no-such-move",
    )
)


def kebab(name: str) -> str:
    """Spell a class, a step or a key as messages are spelt: HullHit, hull_hit → hull-hit."""
    dashed = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name)
    return dashed.replace("_", "-").replace(".", "-").lower()


class Words:
    """Turns the ids and numbers of one game into what a person reads."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.prefix = game.prefix
        self.seats: list[str] = []  # the names of the seats, as far as they have one
        self.places: dict[str, str] = {}  # what lies in a place, by the key of the place

    def seat(self, seat: int) -> str:
        """Name a seat."""
        if 0 <= seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return self.texts("seat-name", number=seat + 1)

    def name(self, kind: str, key: str) -> str:
        """Name a thing by its kind and key: a card, a node, a track."""
        message = f"{self.prefix}-{SAME.get(kind, kind)}-{key}"
        return self.texts(message) if self.texts.has(message) else key

    def rules_of(self, kind: str, key: str) -> str:
        """Give what is printed on a thing, or nothing."""
        message = f"{self.prefix}-{SAME.get(kind, kind)}-{key}.rules"
        return self.texts(message) if self.texts.has(message) else ""

    def field(self, field: str, value: Any) -> Any:
        """Spell the value of a field: a seat, a card, or a plain number."""
        if field == "seat":
            return self.seat(value)
        words = self.game.notation.words.get(field)
        if words is None or not isinstance(value, int) or not 0 <= value < len(words):
            return value
        word = words[value]
        name = self.name(field, word)
        return self.spelt(field, word) if name == word else name

    def spelt(self, field: str, word: str) -> str:
        """Spell a word that is no key of a message: a space is its action and its number."""
        if field in {"space", "deed"}:
            deed, dot, place = word.partition(".")
            name = self.deed(deed)
            return self.texts("space-name", name=name, place=int(place)) if dot else name
        return word.upper() if len(word) == 1 else word

    def deed(self, word: str) -> str:
        """Name an action: a row, a guild, a technology and a letter, an event."""
        key, dash, letter = word.partition("-")
        for kind in ("row", "technology"):
            if self.texts.has(f"{self.prefix}-{kind}-{key}"):
                name = self.name(kind, key)
                return f"{name} {letter.upper()}" if dash else name
        guild = word.removeprefix("guild_")
        return self.name("guild" if guild != word else "deed", guild)

    def fields(self, thing: Any) -> dict[str, Any]:
        """Spell all fields of an action or an event."""
        names = fields_of(thing.__class__)
        return {name: self.field(name, getattr(thing, name)) for name in names}

    def placed(self, thing: Any, names: Iterable[str]) -> dict[str, Any]:
        """Spell these fields that are places by what lies there."""
        keys = self.keys(thing)
        found: dict[str, Any] = {}
        for name in names:
            key = keys.get(name)
            if isinstance(key, str) and key in self.places:
                found[name] = self.place(name, key)
        return found

    def place(self, kind: str, key: str) -> str:
        """Name a place and what lies there."""
        card = self.places.get(key)
        if not card:
            return self.name(kind, key)
        return self.texts("place-name", card=card, place=key.upper())

    def action(self, move: Move) -> str:
        """Say what an action does; a place is called by what lies there."""
        fields = self.fields(move)
        fields |= self.placed(move, fields)
        key = f"{self.prefix}-{kebab(type(move).__name__)}"
        return self.told(key, self.game.text(move), fields)

    def event(self, event: Event) -> str:
        """Say what happened; what lies in a slot of cards stays there, so it is named as well."""
        fields = self.fields(event)
        if not CARDS & fields.keys():
            fields |= self.placed(event, ["slot"])
        name = spelt(type(event).__name__).replace("_", " ")
        plainly = " ".join([name, *[f"{field} {value}" for field, value in fields.items()]])
        return self.told(f"{self.prefix}-{kebab(type(event).__name__)}", plainly, fields)

    def prompt(self, prompt: str) -> str:
        """Ask the question."""
        return self.told(f"{self.prefix}-{kebab(prompt)}", prompt.replace("_", " "), {})

    def told(self, key: str, plainly: str, words: dict[str, Any]) -> str:
        """Put a message together; a game without texts is told in its own words."""
        text = self.texts(key, **words)
        return plainly if text == key else text

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, and by which rule."""
        key = refusal.key if refusal.key in KERNEL else f"{self.prefix}-{refusal.key}"
        words = {name: self.field(name, value) for name, value in refusal.args.items()}
        reason = self.told(key, refusal.key.replace("-", " "), words)
        return f"{reason} [{refusal.rule}]" if refusal.rule else reason

    def keys(self, thing: Any) -> dict[str, Any]:
        """Give the fields of an action with the keys of what they name."""
        found: dict[str, Any] = {}
        for name in fields_of(thing.__class__):
            value = getattr(thing, name)
            words = self.game.notation.words.get(name)
            known = words is not None and isinstance(value, int) and 0 <= value < len(words)
            found[name] = words[value] if known and words is not None else value
        return found

    def deed_rules(self, word: str) -> str:
        """Give what is printed on an action, by its space or its name."""
        key = word.partition(".")[0].partition("-")[0]
        if key.startswith("guild_"):
            return self.rules_of("guild", key.removeprefix("guild_"))
        return self.rules_of("row", key) or self.rules_of("technology", key)
