"""Bots over a pipe: the line protocol of `docs/formats/engine.md`, as it is answered and as it is asked."""
