"""B0.8 The sentences of a pack's cards, read and held to the places where their verbs mean something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from deepfield.games.beyond_the_sun.cards.kinds import (
    Condition,
    Deed,
    EventText,
    ResearchDeed,
    SystemText,
    TechnologyText,
)
from deepfield.games.beyond_the_sun.cards.vocabulary import (
    ACTION,
    CONDITION,
    EFFECT,
    GRAMMAR,
    POINTS,
)
from deepfield.games.beyond_the_sun.effects.choice import ChooseOne
from deepfield.games.beyond_the_sun.effects.colony import TakeLinkedSystem
from deepfield.games.beyond_the_sun.effects.events import (
    KeepEvent,
    LinkAchievement,
    LinkApart,
    LinkSystem,
    OpenNode,
    StayOnTable,
)
from deepfield.games.beyond_the_sun.effects.fleet import RetireShip
from deepfield.games.beyond_the_sun.effects.research import (
    BasicAction,
    CopyAction,
    ResearchVerb,
)
from deepfield.games.beyond_the_sun.flow.choices import MOST_CHOICES
from deepfield.games.beyond_the_sun.sheets import SCORES, SYSTEM_LASTING, TECHNOLOGY_LASTING
from deepfield.kernel.sentences import spell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from deepfield.kernel.effects import Effect
    from deepfield.kernel.packs import Row

# Verbs that speak of the event card itself, or of what only an event brings.
OF_EVENTS: Final = (KeepEvent, StayOnTable, LinkSystem, LinkAchievement, LinkApart, OpenNode)
ONLY_IN_EVENTS: Final[tuple[type[Effect[Any]], ...]] = (*OF_EVENTS, RetireShip)
ONLY_IN_ACTIONS: Final[tuple[type[Effect[Any]], ...]] = (BasicAction, CopyAction)
ONLY_IN_ACTIONS_OF_EVENTS: Final[tuple[type[Effect[Any]], ...]] = (TakeLinkedSystem,)


def bits(words: Iterable[str], numbers: Mapping[str, int]) -> int:
    """Join words as bits."""
    found = 0
    for word in words:
        found |= numbers[word]
    return found


def all_parts(effect: Effect[Any]) -> list[Effect[Any]]:
    """List an effect and all that is inside it."""
    found = [effect]
    for one in found:
        found.extend(one.parts())
    return found


def forbid(
    row: Row, key: str, effect: Effect[Any], kinds: Sequence[type[Effect[Any]]], where: str
) -> None:
    """Refuse a sentence with one of these verbs in it, or with a choice of too many."""
    for part in all_parts(effect):
        if isinstance(part, tuple(kinds)):
            raise row.wrong(key, f"{type(part).__name__} does not belong {where}")
        if isinstance(part, ChooseOne) and len(part.effects) > MOST_CHOICES:
            raise row.wrong(key, f"ChooseOne has {MOST_CHOICES} alternatives at most")


def effect_of(row: Row, key: str) -> Effect[Any] | None:
    """Read a bonus: it is no action, and no event."""
    effect: Effect[Any] | None = GRAMMAR.read(row, key, EFFECT)
    if effect is not None:
        elsewhere = (*ONLY_IN_EVENTS, *ONLY_IN_ACTIONS, *ONLY_IN_ACTIONS_OF_EVENTS)
        forbid(row, key, effect, elsewhere, "in a bonus")
    return effect


def checked_deed(row: Row, key: str, deed: Deed) -> Deed:
    """B21.10 Hold an action with research in it to `ResearchDeed`, any other to `Deed`."""
    forbid(row, key, deed.effect, ONLY_IN_EVENTS, "in an action")
    parts = all_parts(deed.effect)
    has_research = any([isinstance(part, ResearchVerb) for part in parts])
    if has_research != isinstance(deed, ResearchDeed):
        raise row.wrong(key, "ResearchDeed is an action with research in it, Deed any other")
    if isinstance(deed, ResearchDeed):
        forbid(row, key, deed.effect, (CopyAction,), "in an action that can be copied")
        if deed.only is not None:
            inside = [spell(part) for part in parts]
            again = any([isinstance(part, ResearchVerb) for part in all_parts(deed.only)])
            if spell(deed.only) not in inside or not again:
                raise row.wrong(key, "only is that part of the action in which the research is")
    return deed


def technology_text(row: Row) -> TechnologyText:
    """Read the sentences of a technology."""
    deeds: tuple[Deed, ...] = GRAMMAR.read_all(row, "actions", ACTION)
    for deed in deeds:
        forbid(row, "actions", deed.effect, ONLY_IN_ACTIONS_OF_EVENTS, "on a technology")
    return TechnologyText(
        effect_of(row, "immediate"),
        tuple([checked_deed(row, "actions", deed) for deed in deeds]),
        bits(row.words("lasting"), TECHNOLOGY_LASTING),
        GRAMMAR.read(row, "points_per", POINTS),
    )


def event_text(row: Row) -> EventText:
    """Read the sentences of an event."""
    effect: Effect[Any] = GRAMMAR.read_text(row, "effect", row.word("effect"), EFFECT)
    forbid(row, "effect", effect, (*ONLY_IN_ACTIONS, *ONLY_IN_ACTIONS_OF_EVENTS), "in an event")
    if len([part for part in all_parts(effect) if isinstance(part, OF_EVENTS)]) > 1:
        raise row.wrong("effect", "an event is kept, stays, or is linked in one way only")
    deed: Deed | None = GRAMMAR.read(row, "action", ACTION)
    if deed is not None:
        if isinstance(deed, ResearchDeed):
            raise row.wrong("action", "the action of an event cannot be copied: Deed")
        forbid(row, "action", deed.effect, ONLY_IN_ACTIONS, "in the action of an event")
        checked_deed(row, "action", deed)
    return EventText(
        effect,
        deed,
        row.number("easier"),
        row.number("yard"),
        row.number("leaves"),
        SCORES[row.word("scores")],
    )


def system_text(row: Row) -> SystemText:
    """Read the sentences of a system; each has its text beside it."""
    for part in ("control", "bonus", "lasting"):
        if bool(row.values[part]) != bool(row.values[f"{part}_text"]):
            raise row.wrong(part, f"{part} and {part}_text stand together")
    return SystemText(
        effect_of(row, "control"),
        effect_of(row, "bonus"),
        bits(row.words("lasting"), SYSTEM_LASTING),
    )


def condition_of(row: Row) -> Condition:
    """Read the condition of an achievement."""
    condition = GRAMMAR.read_text(row, "condition", row.word("condition"), CONDITION)
    assert isinstance(condition, Condition)
    return condition


def row_deed(row: Row) -> Deed:
    """Read the action of a row of Basic Spacefaring: it leads to no other action."""
    deed = guild_deed(row)
    forbid(row, "action", deed.effect, ONLY_IN_ACTIONS, "in a row of Basic Spacefaring")
    return deed


def guild_deed(row: Row) -> Deed:
    """Read the action of a guild."""
    deed = GRAMMAR.read_text(row, "action", row.word("action"), ACTION)
    assert isinstance(deed, Deed)
    forbid(row, "action", deed.effect, ONLY_IN_ACTIONS_OF_EVENTS, "on the technology board")
    return checked_deed(row, "action", deed)
