"""`python -m ludotheque.server --port N --db FILE`: the server alone."""

import argparse

from ludotheque.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000, help="0: any free port")
    parser.add_argument("--public-url")
    parser.add_argument("--db", help="a file or a URL; by default in the user's data folder")
    parser.add_argument("--bot-workers", type=int, default=Settings().bot_workers)
    parser.add_argument("--gone-ms", type=int, default=Settings().gone_ms, help="until somebody counts as gone")
    many = Settings().tables_an_hour
    parser.add_argument("--tables-an-hour", type=int, default=many, help="how many one client may open")
    settings = Settings(**vars(parser.parse_args()))
    # worker processes import this module anew, and need nothing of the web
    from ludotheque.server.run import run

    run(settings, lambda settings: print(settings.address, flush=True))


if __name__ == "__main__":
    main()
