#!/bin/sh
# Puts on the machine, from Debian's packages where that is possible, what the tests of docs/operators/operating.md need.
missing=
for program in nginx caddy openssl curl; do
    command -v $program >/dev/null || missing="$missing $program"
done
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    # Servers of the machine's own stay as they are: none is started.
    apt-get -qq update && RUNLEVEL=1 apt-get -qq install -y --no-install-recommends $missing >/dev/null && exit 0
fi
echo "These aren't here and can't be installed; as root: apt-get install$missing"
exit 1
