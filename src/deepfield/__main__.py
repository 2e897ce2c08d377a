"""`python -m deepfield`: the same as the command `deepfield`."""

from deepfield.cli import main

if __name__ == "__main__":
    main()
