"""B20.9 Abilities that are triggered at once, and when they are resolved."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.cards.kinds import FOOD
from deepfield.games.beyond_the_sun.effects.economy import Automate, GainOre
from deepfield.games.beyond_the_sun.effects.verb import AllOf
from deepfield.games.beyond_the_sun.events import AbilityUsed
from deepfield.games.beyond_the_sun.flow.sentence import USE_ABILITY
from kit.beyond import Faction, table

CORPORATION = "nishida_ostergaard"


def test_b20_9_of_several_abilities_the_owner_chooses_the_order() -> None:
    """B20.9, B20.8, B20.16, B20.17 Drive Foundry and Full Capacity, by one disc: UseAbility."""
    corporation = Faction(food=1, automated=(2, 0, 0), faction=CORPORATION)
    with table(corporation, Faction(), effect=Automate(FOOD), expert=True) as t:
        foundry, capacity = USE_ABILITY[1]
        t.boris.may_only(foundry, capacity)
        t.boris.may_not("ability united_nations a", rule="B20.9", key="ability-not-triggered")
        t.boris.does(capacity)
        assert t.boris.ore == 3
        assert t.boris.pop == 4
        assert t.boris.ships == ["L3@SOL"]
        assert t.where == "turn.choose_production"


def test_b20_22_once_means_once_in_the_game() -> None:
    """B20.22, B20.16 Level 3 was reached before: whether it is used up is public."""
    corporation = Faction(food=5, automated=(3, 0, 0), faction=CORPORATION, used=(1, 0))
    with table(corporation, Faction(), effect=Automate(FOOD), expert=True) as t:
        assert not t.boris.saw(AbilityUsed)
        assert t.boris.ships == []
        assert [ability.used for ability in t.irina.view.factions[0].abilities] == [1, 0]


def test_b20_9_an_ability_waits_for_the_effect_that_triggered_it() -> None:
    """B20.9 It is resolved before the next effect of the action."""
    corporation = Faction(food=6, automated=(2, 0, 0), faction=CORPORATION)
    effect = AllOf(Automate(FOOD), GainOre(1))
    with table(corporation, Faction(), effect=effect, expert=True) as t:
        kinds = [type(event).__name__ for event in t.table.events_for(0)]
        assert kinds.index("DiscAutomated") < kinds.index("AbilityUsed") < kinds.index("OreGained")
        assert t.boris.ships == ["L3@SOL"]
