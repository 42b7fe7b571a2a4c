from ludotheque.cli.working import workers
from ludotheque.search.workers import LOCAL, Workers


def test_processes_are_the_default_and_an_address_is_a_cluster() -> None:
    assert workers(3, False, None) == Workers(3)
    assert workers(3, True, None) == Workers(3, LOCAL)
    assert (
        workers(3, False, "ray://head:10001") == workers(3, True, "ray://head:10001") == Workers(3, "ray://head:10001")
    )
