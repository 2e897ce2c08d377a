"""B19.1 What is being carried out just now, and how much of it is left: for views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deepfield.games.beyond_the_sun.flow.choices import MayDo, MoveCubes
from deepfield.games.beyond_the_sun.flow.colonize import Colonization
from deepfield.games.beyond_the_sun.flow.fleet import IN_ALL, BuildShips, ConvertCubes, UpgradeShips
from deepfield.games.beyond_the_sun.flow.jump import Travel
from deepfield.games.beyond_the_sun.flow.production import Trade
from deepfield.games.beyond_the_sun.flow.sentence import Sentence, parts_of

if TYPE_CHECKING:
    from typing import Any

    from deepfield.games.beyond_the_sun.box import BeyondBox
    from deepfield.games.beyond_the_sun.cards.kinds import TechnologyCard
    from deepfield.games.beyond_the_sun.state import BeyondTheSun
    from deepfield.kernel.effects import Effect

    Text = tuple[str, str, str]  # what kind of thing it is printed on, its key, which text of it
    Printed = tuple[Text, Effect[Any] | None]


def texts_in_hand(g: BeyondTheSun) -> list[tuple[int, Text, int, int]]:
    """List the texts that are being carried out, outermost first: seat, text, part, parts."""
    found: list[tuple[int, Text, int, int]] = []
    printed: dict[int, Text] = {}
    for frame in g.frames:
        if isinstance(frame, Sentence):
            printed = printed or {
                effect.number: text for text, effect in printed_texts(g.box) if effect is not None
            }
            text = printed.get(frame.effect)
            if text is not None:
                found.append((frame.seat, text, frame.done, len(parts_of(g, frame.effect))))
    return found


def printed_texts(box: BeyondBox) -> list[Printed]:
    """List everything printed that is ever carried out."""
    boards = [board for faction in box.factions for board in faction.boards]
    return [
        *[(("row", row.key, "action"), row.deed.effect) for row in box.rows],
        *[(("guild", guild.key, "action"), guild.deed.effect) for guild in box.guilds],
        *[text for card in box.technologies for text in technology_texts(card)],
        *[(("event", card.key, "rules"), card.effect) for card in box.events],
        *[(("event", card.key, "action"), card.deed.effect) for card in box.events if card.deed],
        *[(("system", card.key, "control"), card.control) for card in box.systems],
        *[(("system", card.key, "bonus"), card.bonus) for card in box.systems],
        *[
            (("ability", one.key, "rules"), one.effect)
            for board in boards
            for one in board.abilities
        ],
    ]


def technology_texts(card: TechnologyCard) -> list[Printed]:
    """List the texts of a technology."""
    action = ("technology", card.key, "action")
    found: list[Printed] = [(("technology", card.key, "immediate"), card.immediate)]
    for deed in card.deeds:
        found += [(action, deed.effect), (action, deed.copied)]
    return found


def left_to_do(g: BeyondTheSun) -> dict[str, int]:
    """Count what is left of the choice that is open: points, ships, levels, strength, ore."""
    frame = g.frames[-1] if g.frames else None
    if isinstance(frame, Travel):
        return {"points": frame.left}
    if isinstance(frame, UpgradeShips):
        return {"levels" if frame.kind == IN_ALL else "upgrades": frame.left}
    if isinstance(frame, BuildShips):
        return {"ships": frame.supply + frame.population, "level": frame.level}
    if isinstance(frame, ConvertCubes):
        return {"ships": frame.count, "level": frame.level}
    if isinstance(frame, Colonization) and g.charted[frame.node] >= 0:
        need = g.required_strength(g.charted[frame.node])
        return {"strength": max(0, need - frame.paid)}
    return left_of_text(frame)


def left_of_text(frame: object) -> dict[str, int]:
    """Count what is left of a choice that is about cubes and ore."""
    if isinstance(frame, Trade) and frame.at_most:
        return {"exchanges": frame.at_most - frame.made}
    if isinstance(frame, MayDo) and frame.ore:
        return {"ore": frame.ore}
    return {"cubes": len(frame.sources)} if isinstance(frame, MoveCubes) else {}
