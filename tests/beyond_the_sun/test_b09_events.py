"""B9 Events: whom they concern, who chooses, what stays, what is linked."""

from __future__ import annotations

from deepfield.games.beyond_the_sun.effects.colony import Colonize
from deepfield.games.beyond_the_sun.effects.research import ResearchDiscovered
from deepfield.games.beyond_the_sun.fleet_events import NewsDiscarded, NewsLinked, NewsTurned
from kit.beyond import Board, Faction, table
from kit.beyond_box import SYS_F2, SYS_O2, fixture
from kit.beyond_news import discarded, event_table, in_force

GAME = fixture(SYS_F2, SYS_O2)


def test_b9_1_an_event_is_resolved_when_its_slot_is_first_researched() -> None:
    """Q55: who researches the technology later meets no event."""
    with event_table("ore_rush", Faction(), Faction()) as t:
        assert t.boris.ore == 1
        assert t.irina.saw(NewsTurned, seat=0)
        assert discarded(t) == ["ore_rush"]
    with table(
        Faction(),
        Faction(slots="1-1"),
        board=Board(tree={"2-1": "plasma_cannon"}),
        active=1,
        effect=ResearchDiscovered(2),
    ) as t:
        assert t.irina.slots == ["1-1", "2-1"]
        assert not t.irina.saw(NewsTurned)


def test_b9_2_each_faction_in_turn_from_the_active_player() -> None:
    ship = "L1@SOL"
    with event_table(
        "fleet_manoeuvres", Faction(ships=ship), Faction(ships=ship), Faction(ships=ship), active=1
    ) as t:
        t.irina.does("jump done")
        t.anna.does("jump done")
        t.boris.does("jump done")
        assert t.where == "turn.choose_production"


def test_b9_3_what_is_not_assigned_the_active_player_chooses() -> None:
    with event_table("tyler_lee", Faction(), Faction(), active=1) as t:
        assert t.where == "choose_guild.choose_guild"
        t.irina.may_only("open terraforming", "open professors")


def test_b9_4_an_event_may_open_a_guild_or_offer_an_action() -> None:
    with event_table("tyler_lee", Faction(), Faction()) as t:
        t.boris.does("open terraforming")
        assert t.table.covered == [0, 1, 1, 1]
    with event_table("dyson_sphere", Faction(), Faction(), decks={"B": ["tau_ceti"]}) as t:
        assert in_force(t) == ["dyson_sphere"]
        assert t.table.apart == [t.table.link[t.table.news[0]]]


def test_b9_5_a_discarded_event_has_no_further_effect() -> None:
    """Survey Beacon goes when its system is colonized; the new system is as hard as it is printed."""
    with table(
        Faction(ships="L1@A1 L1@A2", outposts="A1 A2"),
        Faction(),
        board=Board(
            systems={"A1": "sys_f2", "A2": "sys_o2"},
            news={"survey_beacon": "sys_f2"},
            decks={"A": ["barnards_star"]},
        ),
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert t.boris.colonies == ["sys_f2"]
        assert discarded(t) == ["survey_beacon"]
        assert t.table.required_strength(t.table.charted[5]) == 3


def test_b9_6_a_linked_event_changes_what_it_points_at() -> None:
    """B21.51"""
    with event_table(
        "survey_beacon", Faction(), Faction(), systems={"A1": "barnards_star", "B1": "tau_ceti"}
    ) as t:
        t.boris.may_only("link to a1", "link to b1")
        t.boris.may_not("link to b2", rule="B21.51", key="no-system-in-slot")
        t.boris.does("link to b1")
        assert t.boris.saw(NewsLinked)
        assert t.table.required_strength(t.table.charted[7]) == 4
        assert t.table.required_strength(t.table.charted[5]) == 3


def test_b9_7_an_event_in_front_of_a_player_scores_for_that_player_only() -> None:
    with event_table("memory_vault", Faction(), Faction(), active=1) as t:
        assert in_force(t) == ["memory_vault"]
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (0, 1)


def test_b9_8_a_linked_event_goes_with_the_colonized_card() -> None:
    """Q58: Drydock Treaty keeps its point, for who has the colony."""
    with table(
        Faction(ships="L2@A1", outposts="A1"),
        Faction(),
        board=Board(systems={"A1": "sys_f2"}, news={"drydock_treaty": "sys_f2"}),
        game=GAME,
        effect=Colonize(),
    ) as t:
        assert in_force(t) == ["drydock_treaty"]
        assert not t.boris.saw(NewsDiscarded)
        assert t.boris.lines["events"] == 1
