"""Forma in letters."""

from games.forma.playing import forma, played
from ludotheque.games.forma.faces.text import TEXT
from ludotheque.games.forma.rules.pieces import DRAWN, SHAPES


def test_the_drawing_names_rows_columns_and_what_is_held() -> None:
    game = forma()
    drawn = TEXT.draw(game, played(game, "field 10,10 3,3"), 0)
    assert "  3 ...#" in drawn
    assert " 10 ..........T" in drawn
    assert "I1×4" in drawn
    assert all(shape in drawn for shape in SHAPES)


def test_columns_stand_above_their_cells() -> None:
    game = forma()
    tens, ones, *_ = TEXT.draw(game, game.initial("pos:" + "/".join(["." * 12] * 2)), None).splitlines()
    assert ones == "    012345678901"
    assert tens.rstrip() == " " * 14 + "1"


def trays(drawn: str) -> list[str]:
    """The lines of the seats."""
    return [line for line in drawn.splitlines() if line[2:4] in ("A:", "B:", "C:", "D:")]


def test_each_tray_tells_points_reserve_and_what_is_out() -> None:
    game = forma(players=4)
    state = played(
        game, "I2 1,0 2,0", "I1 0,1", "I2 0,2 0,3", setup="pos:.#..../....../...... reserve1=I1,I2 reserve2=I3"
    )
    first, second, third, _ = trays(TEXT.draw(game, state, None))
    assert first.startswith("  A: 2 + 10 + 0 | I1×2 I3")
    assert second == "  B: 2 + 0 + 0 | - | x I1"
    assert third == "> C: 0 + 0 + 0 | I3"


def test_only_the_own_shapes_are_drawn_for_a_seat_and_none_for_a_watcher() -> None:
    game = forma()
    state = game.initial("pos:....../...... reserve0=T4 reserve1=I3")
    upper, lower = DRAWN["T4"].split("/")
    drawn = TEXT.draw(game, state, 0)
    assert f"\n{upper}\n{lower.replace('.', ' ').rstrip()}" in drawn
    assert upper not in TEXT.draw(game, state, None)


def test_at_the_end_nobody_is_marked_and_nothing_is_drawn_to_choose() -> None:
    game = forma()
    drawn = TEXT.draw(game, played(game, "pass", "pass", setup="pos:....../......"), 0)
    assert not any(line.startswith(">") for line in trays(drawn))
    assert "#####" not in drawn


def test_without_a_language_there_is_nothing_more_to_say() -> None:
    game = forma()
    assert TEXT.remarks(game, game.initial(""), 0) == ()
