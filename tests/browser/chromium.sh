#!/bin/sh
# Puts Chromium on the machine from Debian's packages, where that is possible.
command -v chromium >/dev/null && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium && exit 0
fi
echo "SKIPPED: the tests in a browser. Chromium isn't here and can't be installed; as root: apt-get install chromium"
