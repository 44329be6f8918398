# Runs a command that ends with its starter: bound.sh SIGNAL PREFIX COMMAND [ARGUMENT…], where PREFIX is "-" for its whole
# group or empty. The starter alone holds the other end of standard input, so it closes when the starter ends, however that is.
# The watcher is there before the command, and the command has the process number that the starter knows.
signal=$1 target=$2$$
shift 2
exec 3<&0 </dev/null
{ read -r _ <&3; kill -s "$signal" -- "$target"; } >/dev/null 2>&1 &
exec "$@" 3<&-
