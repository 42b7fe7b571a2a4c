"""`python -m ludotheque`: the command `ludotheque`, where it is not on the path."""

if __name__ == "__main__":
    # Not at the top: worker processes import this module anew, and need nothing of the command line.
    from ludotheque.cli import main

    main()
