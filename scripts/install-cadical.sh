#!/bin/sh
# Installs Debian's cadical, the native solver that the tests compare the built-in one with. Does nothing if it is
# there already; says so and ends with 1 if it cannot be installed (the tests that need it are then skipped).
set -u

if command -v cadical >/dev/null 2>&1; then
  echo "cadical $(cadical --version) is already installed"
  exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
  echo "install-cadical: no apt-get here: build cadical from its sources, and put it on the PATH" >&2
  exit 1
fi
as_root=
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "install-cadical: run this as root, or install sudo" >&2
    exit 1
  fi
  as_root=sudo
fi
export DEBIAN_FRONTEND=noninteractive
if $as_root apt-get install -y --no-install-recommends cadical ||
  { $as_root apt-get update && $as_root apt-get install -y --no-install-recommends cadical; }; then
  echo "installed cadical $(cadical --version)"
else
  echo "install-cadical: apt-get could not install cadical" >&2
  exit 1
fi
