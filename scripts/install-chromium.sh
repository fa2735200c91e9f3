#!/bin/sh
# Installs Debian's chromium, which the browser tests drive (test/reports/browser), unless there is one. Needs root and apt-get.
set -eu
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    command -v "$name"
    exit 0
  fi
done
if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" != 0 ]; then
  echo "install-chromium.sh: there is no chromium, and without apt-get and root it cannot be installed" >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
# One installation at a time: tests that need different packages run side by side.
exec 9<"$(dirname "$0")"
flock 9
apt-get install -y --no-install-recommends chromium >/dev/null 2>&1 || {
  apt-get update >/dev/null
  apt-get install -y --no-install-recommends chromium >/dev/null
}
command -v chromium
