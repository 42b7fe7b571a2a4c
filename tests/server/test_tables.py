"""New tables from wishes and records, without a server."""

from dataclasses import replace

import pytest

from ludotheque.core import catalog
from ludotheque.core.catalog import Catalog, Entry
from ludotheque.core.chance import SplitMix64
from ludotheque.core.errors import LudothequeError
from ludotheque.core.ladder import Ladders, ladders_of
from ludotheque.core.parts import Bots
from ludotheque.core.record import from_json
from ludotheque.play import beginning
from ludotheque.play.entries import Agreed, Chosen, OfferKind, Played, Resigned, TimeLost
from ludotheque.play.matches import StoredMatch
from ludotheque.play.sitting import Sitting
from ludotheque.play.trial import Trial
from ludotheque.server import tables
from ludotheque.server.bodies import ClockWish, SeatWish, TableWish

HERE = SeatWish(kind="here")
GAMES = catalog.INSTALLED


def below(n: int) -> int:
    return 0


def wish(*seats: SeatWish, **more: object) -> TableWish:
    return TableWish(game="interactions", seats=list(seats), **more)  # type: ignore[arg-type]


def test_a_seat_by_link_is_free_until_somebody_takes_it() -> None:
    table, _ = tables.wished(GAMES, wish(HERE, SeatWish(kind="link", name="for Bob")), 5, below)
    assert [holder.taken for holder in table.holders] == [True, False]


def test_a_bot_without_a_level_is_a_fair_one() -> None:
    table, _ = tables.wished(GAMES, wish(HERE, SeatWish(kind="bot")), 5, below)
    assert table.holders[1].level == ladders_of(GAMES.entry(table.game)).usual


ADA, BOB, CEM, DEE = (SeatWish(kind="here", name=name) for name in ("Ada", "Bob", "Cem", "Dee"))


def seated(given: TableWish, drawn: int = 0) -> list[str]:
    return [holder.name for holder in tables.wished(GAMES, given, 5, lambda n: drawn % n)[0].holders]


def test_the_lot_turns_the_table_and_partners_stay_opposite() -> None:
    four = wish(ADA, BOB, CEM, DEE, options={"players": 4, "teams": True})
    assert seated(four, 0) == ["Ada", "Bob", "Cem", "Dee"]
    assert seated(four, 1) == ["Bob", "Cem", "Dee", "Ada"]
    assert seated(four, 3) == ["Dee", "Ada", "Bob", "Cem"]


def test_whoever_is_named_begins_whatever_the_lot_would_say() -> None:
    assert seated(wish(ADA, BOB, CEM, options={"players": 3}, begins=2), 1) == ["Cem", "Ada", "Bob"]


def test_going_on_from_a_record_leaves_everybody_where_they_were_named() -> None:
    assert seated(wish(ADA, BOB, record={"game": "interactions"}), 1) == ["Ada", "Bob"]


def test_a_choice_for_each_seat_is_turned_with_the_table() -> None:
    sea = TableWish(game="laguna", options={"max_pearls": [4, 5]}, seats=[ADA, BOB], begins=1)
    table, begun = tables.wished(GAMES, sea, 5, SplitMix64(2).below)
    assert table.options["max_pearls"] == (5, 4) == begun.match.game.info.options["max_pearls"]


@pytest.mark.parametrize(("begins", "colours"), [(0, "yr"), (1, "ry")])
def test_whoever_wished_for_a_colour_has_it_wherever_they_sit(begins: int, colours: str) -> None:
    sea = TableWish(game="laguna", options={"colours": ["y", "any"]}, seats=[ADA, BOB], begins=begins)
    table, begun = tables.wished(GAMES, sea, 5, below)
    assert begun.match.state.colours == colours
    assert [holder.name for holder in table.company].index("Ada") == colours.index("y")


def test_nobody_is_named_to_begin_who_is_not_there() -> None:
    with pytest.raises(LudothequeError) as refused:
        seated(wish(ADA, BOB, begins=2))
    assert refused.value.facts["field"] == "begins"


def test_a_clock_is_kept_beside_the_options() -> None:
    table, _ = tables.wished(GAMES, wish(HERE, HERE, clock=ClockWish(kind="turn", seconds=30)), 5, below)
    assert table.clock is not None and table.clock.seconds == 30
    assert "clock" not in table.options


def test_options_are_spelled_out_at_the_table() -> None:
    table, _ = tables.wished(GAMES, wish(HERE, HERE, HERE, options={"players": 3}), 5, below)
    assert table.options["players"] == 3 and table.options["bonus"] is True


def test_a_gentle_table_is_as_the_game_welcomes_newcomers_but_for_what_was_wished() -> None:
    seats = [HERE, SeatWish(kind="bot", level=1)]
    gentle, begun = tables.wished(GAMES, TableWish(game="laguna", seats=seats, gentle=True), 5, SplitMix64(1).below)
    assert (gentle.options["glass"], gentle.options["show_under"]) == (60, True)
    assert gentle.clock is not None and gentle.clock.patient, "reading the rules costs no sand"
    assert " play turn=0 " in begun.new.setup
    chosen = TableWish(game="laguna", seats=seats, gentle=True, options={"glass": 45})
    assert tables.wished(GAMES, chosen, 5, SplitMix64(1).below)[0].options["glass"] == 45
    plain, begun = tables.wished(GAMES, TableWish(game="laguna", seats=seats), 5, SplitMix64(1).below)
    assert plain.options["show_under"] is False
    assert "play" not in begun.new.setup


@pytest.mark.parametrize("kind", ["rematch", "anew"])
def test_another_match_of_a_gentle_table_is_as_gentle(kind: OfferKind) -> None:
    seats = [SeatWish(kind="here"), SeatWish(kind="bot", level=1)]
    chance = SplitMix64(1).below
    table, begun = tables.wished(GAMES, TableWish(game="laguna", seats=seats, gentle=True), 5, chance)
    sitting = Sitting.begun(GAMES.entry("laguna"), table, begun, StoredMatch(**vars(begun.new), id=1))
    ended = replace(sitting, match=Trial(sitting.match, Resigned(0, 6)).match)
    offered = ended.offer(0, kind, 7)
    assert offered is not None
    following = offered.ready().following
    assert following is not None
    state = following.match.state
    assert state.phase == "launch", "nobody need choose a start"
    assert all(own in state.island(raft.start) for own, raft in zip(state.colours, state.rafts, strict=True))


def test_a_game_that_is_gentle_by_itself_is_as_the_rulebook_has_it() -> None:
    table, _ = tables.wished(GAMES, wish(HERE, HERE, gentle=True), 5, below)
    assert table.options == tables.wished(GAMES, wish(HERE, HERE), 5, below)[0].options


def test_a_setup_can_be_given_or_drawn() -> None:
    given = tables.wished(GAMES, wish(HERE, options={"players": 1}, setup="wild:HSKACMP"), 5, below)[1].new
    drawn = tables.wished(GAMES, wish(HERE, options={"players": 1}), 5, SplitMix64(3).below)[1].new
    assert given.setup == "wild:HSKACMP"
    assert drawn.setup != given.setup and drawn.setup.startswith("wild:")


def test_every_match_has_its_own_secret() -> None:
    secrets = {tables.wished(GAMES, wish(HERE, HERE), 5, below)[1].new.secret for _ in range(20)}
    assert len(secrets) == 20


def test_a_match_from_a_record_begins_with_its_moves() -> None:
    record = {"game": "interactions", "moves": ["sel PH", "sel CA", "Pf6+M"], "result": {"reason": "agreed"}}
    _, begun = tables.wished(GAMES, wish(HERE, HERE, record=record), 5, below)
    assert [entry.move for entry in begun.new.entries if isinstance(entry, Played)] == record["moves"]
    assert not begun.match.over and not begun.new.over and begun.new.given == 3, (
        "going on from a record forgets how it ended"
    )


def test_a_record_cut_among_the_selections_keeps_them_sealed() -> None:
    _, begun = tables.wished(GAMES, wish(HERE, HERE, record={"game": "interactions", "moves": ["sel PH"]}), 5, below)
    assert begun.new.given == 0 and begun.new.entries == (Chosen(0, "sel PH", 5),)


@pytest.mark.parametrize(
    ("result", "entry"),
    [({"reason": "agreed"}, Agreed(5)), ({"reason": "time", "seat": 1}, TimeLost(1, 5)), (None, None)],
)
def test_an_imported_record_ends_as_it_did(result: object, entry: object) -> None:
    given = from_json({"game": "interactions", "moves": ["sel PH", "sel CA"], "result": result})
    _, begun = tables.imported(GAMES, given, 5)
    assert (begun.new.entries[2:], begun.new.over) == (((entry,), True) if entry else ((), False))


@pytest.mark.parametrize("seat", [None, 2, -1, True, "0"])
def test_a_loss_of_nobody_is_no_result(seat: object) -> None:
    given = from_json({"game": "interactions", "result": {"reason": "resigned", "seat": seat}})
    with pytest.raises(LudothequeError) as refused:
        tables.imported(GAMES, given, 5)
    assert refused.value.facts["field"] == "result"


class WithoutBots(Catalog):
    """The same games, none of them with bots."""

    def entry(self, key: str) -> Entry:
        found = super().entry(key)
        return replace(found, parts={kind: part for kind, part in found.parts.items() if kind not in (Bots, Ladders)})


def test_a_game_without_bots_seats_none() -> None:
    with pytest.raises(LudothequeError) as refused:
        tables.wished(WithoutBots(), wish(HERE, SeatWish(kind="bot")), 5, below)
    assert refused.value.code == "NO_BOTS"


def test_chance_before_the_first_decision_is_settled_at_once() -> None:
    for entry in catalog.entries():
        game = entry.game({})
        new = beginning.begin(entry, game, 1, (), 5, SplitMix64(1).below).new
        assert new.given == 0 and all(isinstance(one, Played) and one.seat is None for one in new.entries)


def test_the_keys_of_a_table_are_all_different() -> None:
    table, _ = tables.wished(GAMES, wish(SeatWish(kind="link"), SeatWish(kind="link")), 5, below)
    host, invited, watch, opens = tables.keys(table)
    assert len({host, watch, *invited.values()}) == 4 == len(opens)
    assert {opens[token].place for token in invited.values()} == {0, 1}
    assert (opens[host].role, opens[watch].role) == ("host", "watch")
