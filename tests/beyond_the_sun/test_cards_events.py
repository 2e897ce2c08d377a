"""B9 Every event is turned over by research (B8.8): what it does at once, and while it stays."""

from __future__ import annotations

from kit.beyond import Faction
from kit.beyond_cards import BOX, Has, at_work, colonized, news_of
from kit.beyond_news import discarded, in_force

CHOICE = "research.choose_card"  # B8.13 the event is over


def test_card_tyler_lee_event_opens_a_guild_of_rank_1_and_brings_two_ore() -> None:
    """B21.21"""
    with news_of("tyler_lee", ore=0) as t:
        t.boris.may_only("open terraforming", "open professors")
        t.boris.does("open terraforming")
        assert (t.table.covered, t.boris.ore, t.irina.ore) == ([0, 1, 1, 1], 2, 0)
        assert (discarded(t), t.where) == (["tyler_lee"], CHOICE)


def test_card_maya_chaturvedi_event_opens_a_guild_of_rank_1_and_populates() -> None:
    """B21.21"""
    with news_of("maya_chaturvedi", Faction(pop=2), pop=0) as t:
        t.boris.may_only("open terraforming", "open professors")
        t.boris.does("open professors")
        assert (t.table.covered, t.boris.pop, t.irina.pop) == ([1, 0, 1, 1], 1, 2)
        assert (discarded(t), t.where) == (["maya_chaturvedi"], CHOICE)


def test_card_covert_arms_trade_event_builds_in_deep_space_and_upgrades() -> None:
    """B21.20 The level is Boris's choice; each faction may; only Boris may upgrade."""
    with news_of("covert_arms_trade", pop=0) as t:
        t.boris.does("choose b", "do it")
        t.irina.does("decline")
        t.anna.does("do it")
        assert (t.boris.ships, t.irina.ships, t.anna.ships) == (["L2@DS"], [], ["L2@DS"])
        t.boris.does("do it")
        assert (t.boris.ships, t.boris.pop, t.anna.ships) == (["L3@DS"], 0, ["L2@DS"])
        assert (discarded(t), t.where) == (["covert_arms_trade"], CHOICE)
    with news_of("covert_arms_trade", Faction(), pop=0) as t:
        t.boris.does("choose a", "do it")
        t.irina.does("do it")
        assert (t.boris.ships, t.irina.ships) == (["L1@DS"], ["L1@DS"])


def test_card_bumper_harvest_event_populates_two_for_the_discoverer_one_for_others() -> None:
    """B9.2 Each may."""
    with news_of("bumper_harvest", Faction(pop=2), Faction(pop=2), pop=0) as t:
        t.boris.does("do it")
        assert t.boris.pop == 1
        t.boris.does("do it")
        t.irina.does("do it")
        t.anna.does("decline")
        assert (t.boris.pop, t.irina.pop, t.anna.pop) == (2, 3, 2)
        assert (discarded(t), t.where) == (["bumper_harvest"], CHOICE)


def test_card_ore_rush_event_pays_for_outposts_and_one_more_for_the_discoverer() -> None:
    """B21.44 Two at most."""
    others = (Faction(outposts="YO"), Faction(outposts="A1 B1 B2"))
    board = {"systems": {"A1": "wolf_359", "B1": "gliese_876", "B2": "ross_154"}}
    with news_of("ore_rush", *others, ore=0, outposts="YF", board=board) as t:
        assert (t.boris.ore, t.irina.ore, t.anna.ore) == (2, 1, 2)
        assert (discarded(t), t.where) == (["ore_rush"], CHOICE)


def test_card_fleet_manoeuvres_event_jumps_2_for_the_discoverer_1_for_others() -> None:
    """B21.53 Control is checked after each."""
    ship = Faction(ships="L1@SOL")
    with news_of("fleet_manoeuvres", ship, Faction(ships="L2@SOL"), ships="L1@SOL") as t:
        t.boris.does("move 1 from sol to yf", "move 1 from yf to a1")
        t.irina.does("move 1 from sol to yo")
        assert (t.boris.ships, t.controller("YO")) == (["L1@A1"], 1)
        t.anna.does("move 2 from sol to yo")
        assert (t.controller("YO"), t.where) == (2, CHOICE)
        assert discarded(t) == ["fleet_manoeuvres"]


def test_card_labour_exchange_event_allows_each_faction_two_exchanges() -> None:
    """B15.8, B21.47 Three ore a supply cube, one ore a ship, one cube an ore."""
    others = (Faction(pop=1, ore=1, ships="L1@SOL"), Faction(pop=3))
    with news_of("labour_exchange", *others, pop=0, ore=6) as t:
        t.boris.does("buy population", "buy population")
        assert (t.boris.pop, t.boris.ore) == (2, 0)
        t.irina.does("trade 1 at sol", "trade done")
        assert (t.irina.pop, t.irina.ore, t.irina.ships) == (2, 0, [])
        t.anna.does("sell population", "sell population")
        assert (t.anna.pop, t.anna.ore, t.where) == (1, 2, CHOICE)
        assert discarded(t) == ["labour_exchange"]


def test_card_early_retirement_event_turns_a_ship_into_population_without_ore() -> None:
    """B21.53 Control is checked after each; each may."""
    others = (Faction(pop=0, ships="L1@YF"), Faction(pop=0, ships="L1@SOL"))
    ships: Has = {"ships": "L2@YF L1@SOL", "outposts": "YF"}
    with news_of("early_retirement", *others, pop=0, ore=0, **ships) as t:
        t.boris.does("do it", "ship 2 at yf")
        assert (t.boris.pop, t.boris.ore, t.boris.ships) == (1, 0, ["L1@SOL"])
        assert t.controller("YF") == 1
        t.irina.does("decline")
        t.anna.does("do it")
        assert (t.irina.pop, t.anna.pop, t.anna.ships) == (0, 1, [])
        assert (discarded(t), t.where) == (["early_retirement"], CHOICE)


def test_card_survey_beacon_event_is_linked_to_a_system_of_a_slot() -> None:
    """B9.6, B21.51"""
    board = {"systems": {"A1": "sirius", "B1": "tau_ceti"}}
    with news_of("survey_beacon", board=board) as t:
        t.boris.may_only("link to a1", "link to b1")
        t.boris.does("link to b1")
        assert (in_force(t), t.where) == (["survey_beacon"], CHOICE)
        needed = [t.table.required_strength(t.table.charted[node]) for node in (5, 7)]
        assert needed == [3, 5 - 1]


def test_card_survey_beacon_stays_until_its_system_is_colonized() -> None:
    """B21.51 Strength 2 suffices for Sirius; then the card is discarded."""
    with colonized("sirius", strength=2, board={"news": {"survey_beacon": "sirius"}}) as t:
        assert (in_force(t), discarded(t)) == ([], ["survey_beacon"])
        assert t.boris.lines["events"] == 0


def test_card_jubilee_grant_event_lies_by_an_achievement_with_an_empty_cell() -> None:
    """B21.52"""
    with news_of("jubilee_grant", board={"awards": {"empire": [0, 1, 2]}}) as t:
        t.boris.may_only("lay by supremacy", "lay by technologist", "lay by warlord")
        t.boris.does("lay by warlord")
        assert (in_force(t), t.where) == (["jubilee_grant"], CHOICE)


def test_card_jubilee_grant_stays_for_the_next_to_gain_the_achievement() -> None:
    """B21.52 Irina has Warlord already: she gets nothing; Boris gets the card, 1 point."""
    board = {"news": {"jubilee_grant": "warlord"}, "awards": {"warlord": [1]}}
    fleet = "L4@SOL L4@SOL L4@DS"
    has: Has = {"ships": fleet, "board": board, "phase": "production"}
    with at_work("advanced_robotics", Faction(), Faction(), **has) as t:
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (0, 0)
        t.boris.does("ore production")
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (1, 0)


def test_card_kc_24x_event_is_kept_for_a_point_and_opens_a_guild_of_rank_2() -> None:
    """B21.19"""
    with news_of("kc_24x") as t:
        t.boris.may_only("open technocrats", "open innovators")
        t.boris.does("open technocrats")
        assert t.table.covered == [1, 0, 0, 1]  # Professors was open
        assert (in_force(t), t.where) == (["kc_24x"], CHOICE)
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (1, 0)


def test_card_onu_event_opens_a_guild_of_rank_2_and_pays_for_colonies() -> None:
    """B21.22 Two at most."""
    others = (Faction(colonies="ross_128"), Faction())
    with news_of("onu", *others, ore=0, colonies="sirius wolf_359 procyon") as t:
        t.boris.may_only("open technocrats", "open innovators")
        t.boris.does("open innovators")
        assert t.table.covered == [1, 0, 1, 0]
        assert (t.boris.ore, t.irina.ore, t.anna.ore) == (2, 1, 0)
        assert (discarded(t), t.where) == (["onu"], CHOICE)


def test_card_museum_of_decommissioned_spaceships_event_takes_a_ship_of_each() -> None:
    """B21.24 Points at the end: 2 for level 3 or 4, 1 for level 1 or 2."""
    key = "museum_of_decommissioned_spaceships"
    others = (Faction(ships="L2@SOL"), Faction(ships="L1@SOL"))
    with news_of(key, *others, ships="L3@DS L1@SOL") as t:
        t.boris.does("do it", "ship 3 at ds")
        t.irina.does("do it")
        t.anna.does("decline")
        assert (t.boris.ships, t.irina.ships, t.anna.ships) == (["L1@SOL"], [], ["L1@SOL"])
        assert t.table.museum[:3] == [3, 2, 0]
        assert [t.seat(seat).lines["events"] for seat in range(3)] == [2, 1, 0]
        assert (in_force(t), t.where) == ([key], CHOICE)


def test_card_dyson_sphere_event_is_linked_to_the_top_card_of_deck_b() -> None:
    """B21.25, B21.54 No regular system: no node."""
    with news_of("dyson_sphere", board={"decks": {"B": ["82_eridani"]}}) as t:
        assert [BOX.systems[card].key for card in t.table.apart] == ["82_eridani"]
        assert (in_force(t), t.at_node("WW"), t.where) == (["dyson_sphere"], "", CHOICE)


def test_card_dyson_sphere_action_takes_the_linked_system() -> None:
    """B21.25 8 ore and 2 population; no discs; the bonus; the pawn stands on no space."""
    board = {"apart": "82_eridani", "news": {"dyson_sphere": "82_eridani"}}
    has: Has = {"food": 8, "ore_discs": 8, "board": board}
    with at_work("advanced_robotics", pop=2, ore=8, **has) as t:
        t.boris.may_not("place linked_system.2", rule="B5.1", key="no-such-space")
        t.boris.does("place linked_system.1")
        assert (t.boris.colonies, t.boris.ore, t.boris.pop) == (["82_eridani"], 0, 0)
        assert (t.boris.ships, t.boris.food, t.boris.pawn) == (["L3@SOL"], 8, "")
        assert (sum(t.table.colony_discs), discarded(t)) == (0, ["dyson_sphere"])
        assert t.boris.lines["colonies"] == 7
    with at_work("advanced_robotics", pop=2, ore=7, **has) as t:
        t.boris.may_not("place linked_system.1", rule="B5.8", key="not-enough-ore")


def test_card_universal_enlightenment_event_lays_a_card_into_a_slot_of_level_iiii() -> None:
    """B21.23, B21.55 Of two cards one; nobody researches it; the other goes under the deck."""
    decks = {"4": ["gate_network", "hegemony_accord"]}
    with news_of("universal_enlightenment", board={"decks": decks}) as t:
        t.boris.may_only("take gate_network", "take hegemony_accord")
        t.boris.does("take hegemony_accord")
        t.boris.may_only("open 4-1", "open 4-2", "open 4-3")
        t.boris.does("open 4-2")
        assert (t.in_slot("4-2"), t.boris.slots) == ("hegemony_accord", ["1-1", "2-1", "3-1"])
        assert BOX.technologies[t.table.level_4[0]].key == "gate_network"
        assert (discarded(t), t.where) == (["universal_enlightenment"], CHOICE)


def test_card_drydock_treaty_event_is_linked_and_its_controller_builds_there() -> None:
    """B21.57"""
    board = {"systems": {"A1": "sirius", "B1": "tau_ceti"}}
    with news_of("drydock_treaty", board=board) as t:
        t.boris.does("link to a1")
        assert (in_force(t), t.where) == (["drydock_treaty"], CHOICE)
    treaty = {"systems": {"A1": "sirius"}, "news": {"drydock_treaty": "sirius"}}
    with at_work("narrow_beam_lasers", pop=1, outposts="A1", board=treaty) as t:
        t.boris.does("place narrow_beam_lasers.1")
        t.boris.may_only("build at sol", "build at a1")
        t.boris.does("build at a1")
        assert t.boris.ships == ["L2@A1"]


def test_card_drydock_treaty_stays_with_the_colonized_card_for_a_point() -> None:
    """B21.57, B9.8"""
    with colonized("sirius", strength=3, board={"news": {"drydock_treaty": "sirius"}}) as t:
        assert (in_force(t), t.boris.lines["events"]) == (["drydock_treaty"], 1)
        assert t.irina.lines["events"] == 0


def test_card_wandering_world_event_is_a_system_beside_deep_space() -> None:
    """B21.56"""
    with news_of("wandering_world", board={"decks": {"A": ["sirius"]}}) as t:
        assert (t.at_node("WW"), in_force(t), t.where) == ("sirius", ["wandering_world"], CHOICE)


def test_card_wandering_world_stays_until_it_is_colonized_and_is_not_replaced() -> None:
    """B21.56 Joined to Deep Space; its control bonus is given; the event goes with the card."""
    board = {"systems": {"WW": "sirius"}, "news": {"wandering_world": "sirius"}}
    with at_work("terraforming", ore=5, ships="L3@DS", board=board) as t:
        t.boris.does("place build_and_jump.1", "move 3 from ds to ww")
        assert (t.controller("WW"), t.boris.ore) == (0, 6)
    has: Has = {"ships": "L3@WW", "outposts": "WW", "board": board}
    with at_work("terraforming", Faction(ships="L1@WW"), ore=5, **has) as t:
        t.boris.does("place terraforming.1")
        assert (t.boris.colonies, t.irina.ships) == (["sirius"], ["L1@DS"])
        assert (t.at_node("WW"), t.table.is_there(9), in_force(t)) == (
            "",
            False,
            ["wandering_world"],
        )


def test_card_frontier_census_event_scores_the_most_colonies() -> None:
    """B21.57 Two points; one each in a tie; none without a colony."""
    two = Faction(colonies="wolf_359 procyon")
    with news_of("frontier_census", two, colonies="sirius") as t:
        assert (in_force(t), t.where) == (["frontier_census"], CHOICE)
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (0, 2)
    with news_of("frontier_census", Faction(colonies="ross_128"), colonies="sirius") as t:
        assert (t.boris.lines["events"], t.irina.lines["events"]) == (1, 1)
    with news_of("frontier_census") as t:
        assert [t.seat(seat).lines["events"] for seat in range(3)] == [0, 0, 0]


def test_card_memory_vault_event_is_kept_for_a_point_and_pays_the_others() -> None:
    """B9.7"""
    with news_of("memory_vault", Faction(ore=1), Faction(ore=0), ore=0) as t:
        assert (t.boris.ore, t.irina.ore, t.anna.ore) == (0, 2, 1)
        assert (in_force(t), t.where) == (["memory_vault"], CHOICE)
        assert [t.seat(seat).lines["events"] for seat in range(3)] == [1, 0, 0]


def test_card_crew_rotation_event_upgrades_a_ship_or_makes_it_population() -> None:
    """B21.53 Each may do one of the two."""
    others = (Faction(pop=0, ships="L1@SOL"), Faction(pop=0, ships="L1@SOL"))
    with news_of("crew_rotation", *others, pop=0, ships="L1@SOL") as t:
        t.boris.does("do it", "choose a")
        t.irina.does("do it", "choose b")
        t.anna.does("decline")
        assert (t.boris.ships, t.boris.pop) == (["L2@SOL"], 0)
        assert (t.irina.ships, t.irina.pop) == ([], 1)
        assert (t.anna.ships, t.anna.pop) == (["L1@SOL"], 0)
        assert (discarded(t), t.where) == (["crew_rotation"], CHOICE)
