"""`python -m huisclos` is the same as `huisclos`."""

from huisclos.cli import main

main()
