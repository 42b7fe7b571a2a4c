"""`--workers`, `--ray` and `--ray-address`: who does the work, the same for every verb that has much of it."""

import os
from typing import Annotated

import typer

from ludotheque.search.workers import LOCAL, Workers

CORES = os.cpu_count() or 1
Count = Annotated[int, typer.Option("--workers", min=1, help="Processes.")]
OnRay = Annotated[bool, typer.Option("--ray", help="Work on Ray: the cluster of RAY_ADDRESS, or this machine.")]
RayAddress = Annotated[str | None, typer.Option("--ray-address", help="Work on this Ray cluster.", show_default=False)]


def workers(count: int, ray: bool, address: str | None) -> Workers:
    """An address is a cluster, whether or not `--ray` says so too."""
    return Workers(count, address or (LOCAL if ray else None))
