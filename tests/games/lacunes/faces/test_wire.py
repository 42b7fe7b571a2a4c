"""What the board is given, the text drawing, the secret of redeals, and statistics."""

import json

from games.lacunes.vectors import DEAL_0, V11, V13, V14, at, play
from ludotheque.games.lacunes.faces import chance, text, wire
from ludotheque.games.lacunes.faces.statistics import Finished, Statistics, tally
from ludotheque.games.lacunes.rules.deals import redeal_stream
from ludotheque.games.lacunes.rules.game import Lacunes
from ludotheque.games.lacunes.rules.options import LacunesOptions

BASE = Lacunes()


def test_the_board_is_told_cells_runs_and_what_each_gap_takes():
    shown = wire.WIRE.show(BASE, BASE.initial("deal:0"), 0)
    assert shown["cells"][0] == "8S" and len(shown["cells"]) == 52
    assert shown["gaps"] == [
        {"cell": 9, "dead": None, "accepts": ["4D"]},
        {"cell": 20, "dead": None, "accepts": ["6C"]},
        {"cell": 27, "dead": None, "accepts": ["9D"]},
        {"cell": 38, "dead": "king", "accepts": []},
    ]
    assert shown["redeals"] == {"used": 0, "left": 2}
    assert not shown["blocked"] and not shown["won"] and not shown["due"]
    assert json.loads(json.dumps(shown)) == shown


def test_every_choice_is_a_legal_move_and_says_where_the_card_goes():
    state = BASE.initial("deal:617")
    offered = wire.WIRE.choices(BASE, state, 0)
    assert [c["move"] for c in offered["moves"]] == [BASE.write(state, move) for move in BASE.moves(state)]
    for choice in offered["moves"]:
        after = play(BASE, state, choice["move"])
        assert state.cells[choice["to"]] == -1 and after.cells[choice["from"]] == -1
        assert choice["gain"] == wire.WIRE.show(BASE, after, 0)["placed"] - wire.WIRE.show(BASE, state, 0)["placed"]
    assert offered["redeal"] is False and offered["finish"] is None


def test_only_the_player_is_offered_choices_and_only_when_there_are_any():
    assert wire.WIRE.choices(BASE, at(DEAL_0), None) is None
    assert wire.WIRE.choices(BASE, play(BASE, at(V14), "R"), 0) is None
    assert wire.WIRE.choices(Lacunes(LacunesOptions(redeals=0)), at(V11), 0) is None
    assert wire.WIRE.choices(BASE, at(V11), 0) == {"moves": [], "redeal": True, "finish": None}
    assert wire.WIRE.choices(BASE, at(V13), 0)["finish"][:2] == ["2S@4", "3S"]


def test_a_due_redeal_shows_unknown_cells():
    shown = wire.WIRE.show(BASE, play(BASE, at(V14), "R"), 0)
    assert shown["due"] and shown["id"] is None
    assert shown["cells"].count("??") == 48


def test_the_scored_version_shows_points():
    assert wire.WIRE.show(Lacunes(LacunesOptions(score="points")), at(V11, redeals=1), 0)["points"] == 41
    assert wire.WIRE.show(BASE, at(V11), 0)["points"] is None
    assert wire.WIRE.show(Lacunes(LacunesOptions(redeals=None)), at(V11), 0)["redeals"]["left"] is None


def test_the_text_closes_runs_and_its_remarks_name_every_gap():
    drawn = text.TEXT.draw(BASE, at(V11), 0)
    assert "1: 2C  3C  4C" in drawn and "KC] --" in drawn
    told = {remark.key: remark.facts for remark in text.TEXT.remarks(BASE, at(V11), 0)}
    assert told["gap-after-king"] == {"row": 4, "column": 12}
    assert told["counts"] == {"placed": 46, "moves": 0, "redeals": 0, "left": 2}
    assert text.TEXT.remarks(BASE, at(DEAL_0), 0)[0].facts == {"row": 1, "column": 10, "cards": "4D"}
    assert text.TEXT.remarks(Lacunes(LacunesOptions(score="points")), at(V11, redeals=1), 0)[-1].facts == {"points": 41}


def test_the_secret_changes_the_redeal_and_its_seal_gives_nothing_away():
    due = play(BASE, at(V14), "R")
    layouts = {BASE.draw(due, chance.CHANCE.below("deal:1", secret, due)) for secret in range(20)}
    assert len(layouts) == 20
    assert len(chance.CHANCE.seal(5)) == 64 and chance.CHANCE.seal(5) != chance.CHANCE.seal(6)


def test_a_layout_or_an_id_starts_the_redeal_stream_at_deal_0():
    due = play(BASE, at(V14), "R")
    expected = BASE.draw(due, redeal_stream(7, 1))
    assert BASE.draw(due, chance.CHANCE.below(f"layout:{V14}", 7, due)) == expected
    assert BASE.draw(due, chance.CHANCE.below("deal:0", 7, due)) == expected


def test_statistics_count_streaks_redeals_and_losses():
    games = [Finished(True, 48, 0), Finished(True, 48, 2, True), Finished(False, 30, 2), Finished(True, 48, 2),
             Finished(False, 10, 2)]  # fmt: skip
    assert tally(games) == Statistics(5, 3, 1, 0, 2, {0: 1, 2: 2}, 20.0, 30)
    assert tally(games).win_rate == 0.6
    assert tally([]).win_rate is None
