# Runs a command that is stopped when its parent process exits: bound.sh SIGNAL PREFIX COMMAND [ARGUMENT…]. PREFIX "-" sends
# the signal to the whole process group; an empty one to the command alone. Only the parent holds the other end of standard
# input, so it closes when the parent exits for whatever reason. The watcher starts before the command, and `exec` gives the
# command the process id that the parent knows.
signal=$1 target=$2$$
shift 2
exec 3<&0 </dev/null
{ read -r _ <&3; kill -s "$signal" -- "$target"; } >/dev/null 2>&1 &
exec "$@" 3<&-
