"""What is counted is told in the text that Prometheus reads."""

import re

from ludotheque.play.entries import Played, Resigned
from ludotheque.play.matches import Change
from ludotheque.server.metrics import Counter, Histogram, Metrics, Watch, sample

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


def test_a_counter_counts_by_its_labels() -> None:
    counter = Counter("requests_total", "Requests.", "method", "status")
    counter.count("GET", "200")
    counter.count("GET", "200", by=2)
    counter.count("POST", "503")
    assert list(counter.lines()) == [
        "# HELP ludotheque_requests_total Requests.",
        "# TYPE ludotheque_requests_total counter",
        'ludotheque_requests_total{method="GET",status="200"} 3',
        'ludotheque_requests_total{method="POST",status="503"} 1',
    ]


def test_a_counter_without_labels_is_there_before_anything_happens() -> None:
    assert list(Counter("moves_total", "Moves.").lines())[-1] == "ludotheque_moves_total 0"


def test_a_histogram_counts_all_that_took_no_longer_than_each_bound() -> None:
    histogram = Histogram("move", "Moves.")
    for seconds in (0.001, 0.002, 0.3, 100.0):
        histogram.note(seconds)
    told = dict(line.rsplit(" ", 1) for line in histogram.lines() if not line.startswith("#"))
    bucket = "ludotheque_move_seconds_bucket"
    assert [told[f'{bucket}{{le="{bound}"}}'] for bound in ("0.001", "0.0025", "0.5", "60.0", "+Inf")] == [
        "1", "2", "3", "3", "4",
    ]  # fmt: skip
    assert told["ludotheque_move_seconds_count"] == "4"
    assert float(told["ludotheque_move_seconds_sum"]) == 100.303


def test_what_a_label_says_cannot_end_it() -> None:
    assert sample("x", {"route": 'a"b\\c\nd'}, 1) == 'x{route="a\\"b\\\\c\\nd"} 1'


def test_of_what_is_stored_the_moves_are_counted() -> None:
    metrics = Metrics()
    watch = Watch(metrics)
    watch.stored(Change(1, 0, [Played(1, "a", 0), Resigned(2, 0)]), 0.004)
    watch.failed()
    told = metrics.text({"tables": ("Tables.", [({}, 3)])})
    assert "ludotheque_moves_total 1\n" in told
    assert "ludotheque_store_seconds_count 1\n" in told
    assert "ludotheque_store_failures_total 1\n" in told
    assert "ludotheque_tables 3\n" in told


def test_every_line_is_one_that_prometheus_can_read() -> None:
    metrics = Metrics()
    metrics.jobs.note(1.5, "bot", "forma", "done")
    told = metrics.text({}).splitlines()
    assert [line for line in told if not line.startswith("# ") and not LINE.fullmatch(line)] == []
    assert any(line.startswith("process_resident_memory_bytes ") for line in told)
