import pytest
from hypothesis import given, settings

from ludotheque.core.errors import LudothequeError
from ludotheque.play.study.study import Chapter
from ludotheque.play.study.tree import ROOT, Tree, grown
from play.study.growing import chapters


def branched() -> Tree:
    """a b c, with x y beside b, and z beside a."""
    return grown([(ROOT, "abc"), (1, "xy"), (ROOT, "z")])


def refused(tree: Tree, what: str, *arguments: object) -> str:
    with pytest.raises(LudothequeError) as error:
        getattr(tree, what)(*arguments)
    return error.value.code


def test_a_move_is_added_as_the_last_of_its_siblings() -> None:
    tree = branched().add(1, "q")
    assert [tree[one].move for one in tree[1].children] == ["b", "x", "q"] and tree.moves(tree.latest) == ("a", "q")


def test_a_path_leads_from_the_first_move_to_the_node() -> None:
    assert branched().path(5) == (1, 4, 5) and branched().moves(5) == ("a", "x", "y") and branched().path(ROOT) == ()


def test_the_main_line_takes_the_first_continuation_everywhere() -> None:
    assert branched().main == ("a", "b", "c")


def test_what_follows_a_deleted_move_goes_with_it() -> None:
    tree = branched().delete(2)
    assert sorted(tree.nodes) == [0, 1, 4, 5, 6] and tree.main == ("a", "x", "y")


def test_a_number_is_never_given_twice() -> None:
    tree = branched().delete(6).add(ROOT, "n")
    assert tree.moves(7) == ("n",)
    assert refused(tree, "add", ROOT, "m", 3) == "NODE_TAKEN"


def test_a_promoted_variation_is_the_first_choice_where_it_branches_off() -> None:
    assert branched().promote(5).main == ("a", "x", "y")


def test_the_main_line_cannot_be_promoted_further() -> None:
    assert branched().promote(3) == branched()


def test_promoting_twice_lifts_a_variation_of_a_variation_to_the_main_line() -> None:
    tree = grown([(ROOT, "ab"), (ROOT, "x"), (3, "y"), (3, "z")])
    once = tree.promote(5)
    assert once.main == ("a", "b") and once.promote(5).main == ("x", "z")


def test_the_root_stays() -> None:
    assert refused(branched(), "delete", ROOT) == refused(branched(), "promote", ROOT) == "ROOT_STAYS"


def test_what_is_not_there_is_named() -> None:
    assert refused(branched(), "delete", 99) == refused(branched(), "add", 99, "a") == "NO_SUCH_NODE"


def test_notes_change_nothing_else() -> None:
    tree = branched().note(2, comment="why")
    assert tree[2].comment == "why" and tree.note(2, comment="") == branched()


def test_no_move_stands_twice_after_the_same_position() -> None:
    with pytest.raises(LudothequeError, match="TWICE"):
        grown([(ROOT, "ab"), (1, "b")])


def test_variations_come_after_the_line_that_they_leave() -> None:
    assert [line for _, line in branched().lines()] == [(1, 2, 3), (6,), (4, 5)]


def test_a_tree_of_a_thousand_moves_is_no_deeper_than_another() -> None:
    tree = grown([(ROOT, map(str, range(1000)))])
    assert len(tree.tidy().main) == 1000 and len(tree.delete(1)) == 0


@given(chapters())
@settings(max_examples=40, deadline=None)
def test_parents_and_children_agree_whatever_is_done(chapter: Chapter) -> None:
    tree = chapter.tree
    assert set(tree.below(ROOT)) == set(tree.nodes)
    assert all(tree[child].parent == key for key, one in tree.nodes.items() for child in one.children)


@given(chapters())
@settings(max_examples=40, deadline=None)
def test_a_tidy_tree_holds_the_same_lines_and_is_tidy_already(chapter: Chapter) -> None:
    tree, tidy = chapter.tree, chapter.tree.tidy()
    assert tidy.tidy() == tidy and tidy.main == tree.main
    assert {tidy.moves(one) for one in tidy.nodes} == {tree.moves(one) for one in tree.nodes}
