#!/bin/sh
# Takes a server out of nginx before it is replaced, and back in once it is ready:
#   upstream.sh down|up HOST:PORT [CONFIGURATION [MAIN FILE]]
# Reloading also resolves the host's name again. Requests to the server that are under way are finished.
set -eu
action=$1
server=$2
file=${3:-/etc/nginx/conf.d/shop.conf}
main=${4:-/etc/nginx/nginx.conf}

grep -q "server $server[ ;]" "$file" || {
  echo "No server $server in $file." >&2
  exit 1
}
# Not in place: an image may allow writing to the file's folder and nothing else.
case $action in
  down) changed=$(sed "s/server $server\( down\)\{0,1\}\([ ;]\)/server $server down\2/" "$file") ;;
  up) changed=$(sed "s/server $server down\([ ;]\)/server $server\1/" "$file") ;;
  *)
    echo 'Usage: upstream.sh down|up HOST:PORT [CONFIGURATION [MAIN FILE]]' >&2
    exit 1
    ;;
esac
printf '%s\n' "$changed" > "$file"
nginx -t -q -c "$main"
nginx -s reload -c "$main"
