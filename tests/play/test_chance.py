from ludotheque.core import catalog
from ludotheque.core.game import CHANCE
from ludotheque.play import chance


def test_a_game_without_its_own_stream_draws_from_the_system() -> None:
    entry = catalog.entry("interactions")
    assert not chance.salted(entry)
    assert chance.of_match(entry, "", 5) is chance.system
    assert chance.seal(entry, 5) is None
    assert 0 <= chance.system(None)(3) < 3


def test_a_salted_game_draws_the_same_again_from_the_same_secret() -> None:
    entry = catalog.entry("lacunes")
    game = entry.game({"when": "any"})
    state = game.initial("deal:28")
    state = game.play(state, game.read(state, "R"))
    assert game.turn(state) == CHANCE

    def drawn(secret: int) -> object:
        return game.draw(state, chance.of_match(entry, "deal:28", secret)(state))

    assert drawn(5) == drawn(5)
    assert drawn(5) != drawn(6)


def test_the_seal_of_a_secret_can_be_checked_and_does_not_show_it() -> None:
    entry = catalog.entry("lacunes")
    assert chance.seal(entry, 5) == chance.seal(entry, 5)
    assert chance.seal(entry, 5) != chance.seal(entry, 6)


def test_secrets_have_64_bits() -> None:
    drawn = {chance.draw_secret() for _ in range(40)}
    assert len(drawn) == 40
    assert max(drawn) < 1 << 64 and max(drawn) >= 1 << 48
