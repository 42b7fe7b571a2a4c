"""A lesson at the terminal: the board as text, what is said, and what is to be typed."""

from ludotheque.core.catalog import Entry
from ludotheque.core.errors import LudothequeError
from ludotheque.core.learning import Lesson, Step
from ludotheque.core.parts import TextFace
from ludotheque.locales import Text
from ludotheque.play import lessons
from ludotheque.play.passages import passages
from ludotheque.terminal.screens import Screen


def teach(entry: Entry, lesson: Lesson, screen: Screen, say: Text) -> bool:
    """Go through a lesson; False where the reader wants to stop."""
    title = say(f"{entry.key}-learn-{lesson.key}")
    if (how := f"{entry.key}-terminal-moves") in say:
        screen.tell(say(how))
    for number, (step, passage) in enumerate(zip(lesson.steps, passages(entry, lesson), strict=True), 1):
        _show(entry, step, screen, f"{title} {number}/{len(lesson.steps)}")
        if passage:
            screen.tell(say(f"shell-passage-{passage}"))
        screen.tell(_words(entry, step.text, say))
        if marked := _marked(entry, step, say):
            screen.tell(marked)
        if not (_ask(entry, step, screen, say) if step.answers else _go_on(screen, say)):
            return False
    screen.tell(say("terminal-learn-done", {"title": title}))
    if (learnt := f"{entry.key}-learn-{lesson.key}-end") in say:
        screen.tell(say(learnt))
    return True


def _words(entry: Entry, text: str, say: Text) -> str:
    """What is said; where the usual words speak of pressing, `-typed` ones stand in for them."""
    key = f"{entry.key}-learn-{text}"
    return say(f"{key}-typed" if f"{key}-typed" in say else key)


def _marked(entry: Entry, step: Step, say: Text) -> str:
    """What a browser would point at, by the names that the text board has for it; what has none is left out."""
    named = [(f"{entry.key}-marked-{kind}", name) for kind, _, name in (mark.partition(":") for mark in step.marks)]
    found = tuple(say(key, {"name": name}) for key, name in named if key in say)
    return say("terminal-learn-marked", {"marks": found}) if found else ""


def _show(entry: Entry, step: Step, screen: Screen, title: str) -> None:
    text, at = entry.part(TextFace), lessons.place(entry, step)
    if text is not None:
        screen.board(text.draw(at.game, at.game.view(at.state, at.seat), at.seat), title)


def _go_on(screen: Screen, say: Text) -> bool:
    return screen.ask(say("terminal-learn-go-on")) != "stop"


def _ask(entry: Entry, step: Step, screen: Screen, say: Text) -> bool:
    """Until the right move is typed, shown or passed over."""
    screen.tell(say("terminal-learn-how"))
    while True:
        typed = screen.ask(">")
        if typed in ("stop", "skip"):
            return typed == "skip"
        if typed == "show":
            screen.tell(say("terminal-learn-shown", {"move": step.answers[0]}))
            continue
        try:
            tried = lessons.attempt(entry, step, typed)
        except LudothequeError as error:
            screen.tell(say.error(entry.key, error))
            continue
        to_learner = say.learnt_by(lessons.place(entry, step).seat)
        for event in tried.events:
            key = f"{entry.key}-event-{event.key}"
            if key in say:
                screen.tell(to_learner(key, event.facts))
        screen.tell(say(f"{entry.key}-learn-{tried.text}") if tried.text else say("terminal-learn-wrong"))
        if tried.right:
            return True
