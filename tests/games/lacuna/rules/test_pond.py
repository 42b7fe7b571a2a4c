import pytest

from ludotheque.core.errors import InvalidRecord
from ludotheque.games.lacuna.rules import pond as ponds
from ludotheque.games.lacuna.rules.geometry import squared
from ludotheque.games.lacuna.rules.pond import COLOURS, Flower, read_pond, scatter, write_pond
from ludotheque.games.lacuna.rules.sizes import USUAL, Sizes

PONDS = [0, 1, 7, 2**64 - 1]


def hand(changes: dict[int, str]) -> str:
    """Pond 3 as a pond by hand, with some tokens changed."""
    tokens = write_pond(scatter(3, USUAL)).removeprefix("xy:").split()
    for i, token in changes.items():
        tokens[i] = token
    return "xy:" + " ".join(token for token in tokens if token)


def clause(setup: str, set_aside: bool = True) -> str | None:
    with pytest.raises(InvalidRecord) as caught:
        read_pond(setup, USUAL, set_aside)
    assert caught.value.facts["field"] == "setup"
    return caught.value.clause


@pytest.mark.parametrize("number", PONDS)
def test_a_scattered_pond_has_seven_flowers_a_colour_inside_and_apart(number: int) -> None:
    flowers = scatter(number, USUAL)
    assert [flower.id for flower in flowers] == list(range(49))
    assert all(sum(flower.colour == colour for flower in flowers) == 7 for colour in COLOURS)
    assert all(flower.x**2 + flower.y**2 <= USUAL.reach**2 for flower in flowers)
    assert all(
        squared(a.at, b.at) >= USUAL.apart**2 for n, a in enumerate(flowers) for b in flowers[:n]
    )  # fmt: skip


def test_the_densest_sizes_still_scatter() -> None:
    assert len(scatter(5, Sizes(24000, 800, 750, 4192))) == 49


@pytest.mark.parametrize("number", PONDS)
def test_a_pond_by_hand_round_trips(number: int) -> None:
    flowers = scatter(number, USUAL)
    assert read_pond(write_pond(flowers), USUAL, True) == (flowers, None)


def test_a_bare_letter_was_taken_before_pouring() -> None:
    flowers = scatter(3, USUAL)
    pond = read_pond(hand({10: flowers[10].letter}), USUAL, True)
    assert pond.set_aside == flowers[10].colour
    assert pond.flowers == flowers[:10] + flowers[11:]


def test_ids_keep_their_place_around_a_bare_letter() -> None:
    pond = read_pond(hand({0: scatter(3, USUAL)[0].letter}), USUAL, True)
    assert [flower.id for flower in pond.flowers] == list(range(1, 49))


def test_a_bare_letter_needs_the_blind_pick() -> None:
    assert clause(hand({0: scatter(3, USUAL)[0].letter}), set_aside=False) == "LCN-2"


def test_two_bare_letters_are_one_too_many() -> None:
    flowers = scatter(3, USUAL)
    assert clause(hand({0: flowers[0].letter, 1: flowers[1].letter})) == "LCN-2"


def test_a_pond_needs_seven_of_each_colour() -> None:
    first = scatter(3, USUAL)[0]
    other = "R" if first.letter != "R" else "P"
    assert clause(hand({0: f"{other}{first.x},{first.y}"})) == "LCN-2"
    assert clause(hand({0: ""})) == "LCN-2"


def test_a_flower_outside_is_refused() -> None:
    letter = scatter(3, USUAL)[0].letter
    assert clause(hand({0: f"{letter}23201,0"})) == "LCN-7"


def test_overlapping_flowers_are_refused_and_touching_ones_are_not() -> None:
    flowers = scatter(3, USUAL)
    second = max(flowers[1:], key=lambda flower: -(flower.x**2 + flower.y**2))
    letter = flowers[0].letter
    assert clause(hand({0: f"{letter}{second.x + 1599},{second.y}"})) == "LCN-8"
    assert read_pond(hand({0: f"{letter}{second.x + 1600},{second.y}"}), USUAL, True).flowers[0].x == second.x + 1600


@pytest.mark.parametrize(
    "setup", ["", "pond:", "pond:-1", f"pond:{2**64}", "pond:01", "pond:1 ", "deal:1", "xy:", "xy:R1", "pond:1\n"]
)
def test_a_misspelt_setup_is_no_record(setup: str) -> None:
    clause(setup)


@pytest.mark.parametrize("token", ["R1,", "r1,2", "R+1,2", "R01,2", "R1,2,3", "Rx,2", "R-0,2"])
def test_a_misspelt_flower_is_no_record(token: str) -> None:
    assert clause(hand({0: token})) is None


def test_a_flower_knows_its_letter() -> None:
    assert Flower(4, 5, 0, 0).letter == "Y"


def test_after_too_many_rejections_all_is_poured_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """§9.2, with less patience: the pond is another one and as sound."""
    dense = Sizes(24000, 800, 750, 4192)
    patient = scatter(81, dense)
    monkeypatch.setattr(ponds, "_PATIENCE", 60)
    scatter.cache_clear()
    hurried = scatter(81, dense)
    scatter.cache_clear()
    assert hurried != patient and len(hurried) == 49
    assert all(squared(a.at, b.at) >= dense.apart**2 for n, a in enumerate(hurried) for b in hurried[:n])


def test_only_the_colour_of_a_bare_letter_may_be_short_on_the_pond() -> None:
    """LCN-2 counts the flower that was set aside with the others."""
    flowers = scatter(3, USUAL)
    other = next(flower for flower in flowers if flower.colour != flowers[10].colour)
    assert clause(hand({10: other.letter})) == "LCN-2"


@pytest.mark.parametrize("number", [1, 2])
def test_one_number_is_one_pond_whatever_was_scattered_before(number: int) -> None:
    first = scatter(number, USUAL)
    scatter.cache_clear()
    scatter(number + 5, USUAL)
    assert scatter(number, USUAL) == first


def test_larger_flowers_keep_farther_from_the_rim() -> None:
    large = Sizes(24000, 1500, 750, 4000)
    assert all(flower.x**2 + flower.y**2 <= 22500**2 for flower in scatter(6, large))
