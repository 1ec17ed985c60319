"""`python -m tests.fast` compiles the rules of all games for the tests, on all cores, before these begin."""

from huisclos.cli import main

main(["fast"])
