import { COPIED_PROGRAM, RESULT, FILE, INPUT, CONTROL, SECCOMP, STATUS } from './descriptors';
import { DISK_BYTES, FILE_MAX_BYTES, OPEN_FILES_MAX, PROCESSES_MAX, SIGNALS_MAX } from './limits';
import { systemArguments } from './host-tools';
import type { CopiedProgram, SandboxRun } from './sandbox-run';

/** The programs of the host that create a sandbox. */
export interface SandboxTools {
  bwrap: string;
  setpriv: string;
  shell: string;
  /** Descriptors that the server inherited, and every child would inherit. */
  inherited: readonly number[];
}

/** The user inside; outside it is the one of `SandboxResources`. */
const NOBODY = '65534';

/**
 * The shell around bubblewrap, outside of the sandbox: waits for everything inside to end, and reports the processor time. A
 * signal notifies it when the server has died. Then, and at the end, it kills bubblewrap together with the sandbox that it may be
 * creating: if only one of them dies at the wrong moment, the other waits for ever. Reporting to a server that has died must not
 * end it before that. If the machine runs out of memory, runs are killed first. Its own messages about a killed child are
 * discarded, so that they are not taken for the program's.
 */
const outerScript = (
  inherited: readonly number[],
) => `exec 9>&2 2>/dev/null ${closeDescriptors(inherited)}
echo 1000 >/proc/self/oom_score_adj
bwrap=$1; shift
end() { kill -KILL -- "-$child"; kill -KILL 0; }
trap end TERM
set -m
"$bwrap" "$@" 2>&9 9>&- </dev/null &
child=$!
wait "$child"
code=$?
trap : PIPE
times >&${String(STATUS)}
echo "ended $code" >&${String(STATUS)}
end`;

/**
 * The first process inside. When it ends, the kernel kills all others, whatever they did; signals from inside do not reach it. It
 * ends with bubblewrap from its start on, so no program runs before the server allows it, nor without a server. It reads the
 * commands to run from its arguments, each preceded by its number of words.
 */
const INNER_SCRIPT = `exec 9>&2 2>&${String(CONTROL)} ${String(CONTROL)}>&- ${String(SECCOMP)}>&-
trap : INT
u=$1; shift; while [ $u -gt 0 ]; do unpack="$unpack $1"; shift; u=$((u-1)); done
c=$1; shift; while [ $c -gt 0 ]; do read_result="$read_result $1"; shift; c=$((c-1)); done
echo started >&2
read -r go <&2 || exit 1
$unpack 2>/dev/null >/dev/null </dev/null ${String(RESULT)}>&- 9>&-
(exec "$@" </input 2>&9 9>&- ${String(RESULT)}>&-)
code=$?
if [ $code -eq 0 ] && [ -n "$read_result" ]; then $read_result </dev/null >&${String(RESULT)} 2>/dev/null 9>&-; code=$?; fi
exit $code`;

export function sandboxCommand(
  run: SandboxRun,
  tools: SandboxTools,
  { userId, hasFilter }: { userId: number | null; hasFilter: boolean },
): readonly string[] {
  const dropUser =
    userId === null ? [] : ['--reuid', String(userId), '--regid', String(userId), '--clear-groups'];
  return [
    tools.setpriv,
    ...dropUser,
    '--no-new-privs',
    '--pdeathsig',
    'TERM',
    '--',
    tools.shell,
    '-c',
    outerScript(tools.inherited),
    'sh',
    tools.bwrap,
    ...isolation(hasFilter),
    ...fileSystem(run),
    '--',
    ...resourceLimits(run),
    'sh',
    '-c',
    INNER_SCRIPT,
    'sh',
    ...withCount(run.unpack),
    ...withCount(run.readResult),
    ...run.command,
  ];
}

function isolation(hasFilter: boolean): readonly string[] {
  return [
    '--unshare-all',
    '--unshare-user',
    '--disable-userns',
    ...['--uid', NOBODY, '--gid', NOBODY],
    ...['--hostname', 'sandbox'],
    '--die-with-parent',
    '--new-session',
    '--as-pid-1',
    ...['--cap-drop', 'ALL'],
    ...['--json-status-fd', String(STATUS)],
    ...(hasFilter ? ['--seccomp', String(SECCOMP)] : []),
  ];
}

function fileSystem(run: SandboxRun): readonly string[] {
  const environment = {
    PATH: '/usr/bin:/bin',
    HOME: '/box',
    LANG: 'C.UTF-8',
    ...run.environment,
  };
  return [
    '--clearenv',
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...systemArguments(),
    ...['--proc', '/proc', '--dev', '/dev'],
    // /dev/full reads as zeros too, but a shared mapping of the real /dev/zero would be memory that is not counted.
    ...['--dev-bind', '/dev/full', '/dev/zero'],
    ...disk('/dev/shm', DISK_BYTES.shm),
    ...['--remount-ro', '/dev'],
    ...disk('/tmp', DISK_BYTES.tmp),
    ...disk('/box', DISK_BYTES.box),
    // After the disks: the /tmp of the sandbox would hide what is below the host's.
    ...run.binds.flatMap((path) => ['--ro-bind', path, path]),
    ...['--file', String(FILE), `/box/${run.file.path}`],
    ...['--file', String(INPUT), '/input'],
    ...copyProgram(run),
    ...['--chdir', '/box', '--remount-ro', '/'],
  ];
}

/** The copied program that the run starts with, if any. */
export function copiedProgramOf({
  copiedPrograms = [],
  command,
}: SandboxRun): CopiedProgram | undefined {
  return copiedPrograms.find(({ to }) => to === command[0]);
}

function copyProgram(run: SandboxRun): readonly string[] {
  const program = copiedProgramOf(run);
  return program ? ['--perms', '0755', '--file', String(COPIED_PROGRAM), program.to] : [];
}

// Without a size, bubblewrap would not limit the disk.
function disk(path: string, bytes: number): readonly string[] {
  return ['--size', String(bytes), '--tmpfs', path];
}

/** The limits of each process; the totals are enforced from outside. */
function resourceLimits({ limits }: SandboxRun): readonly string[] {
  return [
    'prlimit',
    `--data=${String(limits.reservedBytes)}`,
    `--nproc=${String(PROCESSES_MAX)}`,
    `--fsize=${String(FILE_MAX_BYTES)}`,
    `--cpu=${String(Math.ceil(limits.cpuMs / 1_000) + 1)}`,
    `--nofile=${String(OPEN_FILES_MAX)}`,
    '--stack=8388608',
    '--memlock=65536',
    '--msgqueue=0',
    `--sigpending=${String(SIGNALS_MAX)}`,
    '--core=0',
    '--',
  ];
}

function closeDescriptors(descriptors: readonly number[]): string {
  return descriptors.map((descriptor) => `${String(descriptor)}>&-`).join(' ');
}

function withCount(command: readonly string[] = []): readonly string[] {
  return [String(command.length), ...command];
}
