"""Who counts as one: an address of version 4, a network of version 6, or many networks of one customer."""

from huisclos.server.entrance.households import LATELY, MANY, Households


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def names(households, count, site="2001:db8:7"):
    return [households.of(f"{site}:{number:x}::1") for number in range(count)]


def test_each_network_counts_by_itself_as_long_as_few_come():
    households = Households()
    assert len({*names(households, MANY)}) == MANY
    assert households.of("2001:db8:7:1:ffff::9") == "2001:db8:7:1::"
    assert households.of("::ffff:192.0.2.1") == households.of("192.0.2.1") == "192.0.2.1"
    assert households.of("a socket") == "a socket"


def test_where_many_come_they_count_as_one():
    households = Households()
    assert {*names(households, MANY * 100)[MANY:]} == {"2001:db8:7::/48"}
    assert households.of("2001:db8:7:1::1") == "2001:db8:7::/48"
    assert households.of("2001:db8:8:1::1") == "2001:db8:8:1::"


def test_they_do_as_long_as_many_come():
    clock = Clock()
    households = Households(clock)
    names(households, MANY + 1)
    clock.now = LATELY - 1
    assert households.of("2001:db8:7:1::1") == "2001:db8:7::/48"
    clock.now = LATELY
    assert households.of("2001:db8:7:1::1") == "2001:db8:7:1::"
