#!/bin/sh
# install-redis.sh: redis-server for the tests, from the system's packages, if it is missing. Prints its path.
set -e
if ! command -v redis-server >/dev/null 2>&1; then
  export DEBIAN_FRONTEND=noninteractive
  # One installation at a time: tests that need different packages run side by side.
  exec 9<"$(dirname "$0")"
  flock 9
  [ "$(id -u)" = 0 ] && sudo= || sudo=sudo
  { $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends redis-server; } >&2 || {
    echo 'redis-server is missing and cannot be installed: install it by hand' >&2
    exit 1
  }
fi
command -v redis-server
