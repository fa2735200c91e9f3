#!/bin/sh
# start-redis.sh: a private Redis to try --redis with, on a free port of 127.0.0.1, in a folder of its own, until it is
# interrupted; installs redis-server if it is missing. Prints its address.
set -e
server=$("$(dirname "$0")/install-redis.sh")
folder=$(mktemp -d)
port=$(node -e "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })")
"$server" --port "$port" --bind 127.0.0.1 --dir "$folder" --appendonly yes --maxmemory-policy noeviction >"$folder/log" &
pid=$!
trap 'kill $pid 2>/dev/null; wait $pid 2>/dev/null; rm -rf "$folder"; exit 0' INT TERM EXIT
until grep -q 'Ready to accept connections' "$folder/log"; do
  kill -0 $pid 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
  sleep 0.1
done
echo "redis://127.0.0.1:$port"
wait $pid
