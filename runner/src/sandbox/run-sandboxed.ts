import { errorCode } from '@sopaan/http/error-code';
import type { RunGroup, RunGroups } from './cgroup/run-groups';
import { lowerPriority } from './processes/priority';
import { ARTEFACT_MAX_BYTES, PROCESSES_MAX, type SandboxLimits } from './limits';
import { collectOutput } from './output-text';
import { UNQUEUED, type Slot } from '../queue/slot';
import type { SandboxResources } from './sandbox-resources';
import type { ExceededLimit, SandboxRun, SandboxOutcome } from './sandbox-run';
import { startSandbox } from './sandbox-child';
import { copiedProgramOf, sandboxCommand, type SandboxTools } from './sandbox-command';
import { readEnding, readFirstProcess, hasEnded, hasStarted, readCpuTime } from './sandbox-status';
import { idleDetector } from './processes/idle-detector';
import { sandboxPause } from './sandbox-pause';
import { watch, type Watch } from './watch';

const GONE_CODES: ReadonlySet<string> = new Set(['ENOENT', 'ESRCH']);

const KILLED_END = { code: null, signal: 'SIGKILL' } as const;

export interface SandboxHost {
  tools: SandboxTools;
  filter: Buffer | null;
  /** Null if the kernel offers none. */
  groups: RunGroups | null;
}

interface State {
  /** What has been read from the descriptors `STATUS` and `CONTROL`. */
  status: string;
  control: string;
  exceededLimit: ExceededLimit | null;
  isKilled: boolean;
  failure: unknown;
  /** From the start of the program. */
  watching: Watch | null;
  /** Resolves when the first process is in its cgroup, and the program was allowed to start. */
  entering: Promise<void>;
}

interface RunContext {
  resources: SandboxResources;
  slot?: Slot | undefined;
  signal: AbortSignal;
}

/** Runs one sandbox, and settles when nothing of it is left. */
export async function runSandboxed(
  run: SandboxRun,
  host: SandboxHost,
  context: RunContext,
): Promise<SandboxOutcome> {
  context.signal.throwIfAborted();
  const group = openGroup(host.groups, run.limits);
  try {
    return await runInGroup(run, host, { ...context, group });
  } finally {
    group?.remove();
  }
}

async function runInGroup(
  run: SandboxRun,
  { tools, filter }: SandboxHost,
  { resources, slot = UNQUEUED, signal, group }: RunContext & { group: RunGroup | null },
): Promise<SandboxOutcome> {
  const { limits } = run;
  const options = { userId: resources.userId, hasFilter: filter !== null };
  const child = startSandbox(
    sandboxCommand(run, tools, options),
    resources,
    copiedProgramOf(run)?.from,
  );
  const text = collectOutput(limits.outputBytes);
  const result: Buffer[] = [];
  let resultBytesLeft = ARTEFACT_MAX_BYTES;
  const state: State = {
    status: '',
    control: '',
    exceededLimit: null,
    isKilled: false,
    failure: null,
    watching: null,
    entering: Promise.resolve(),
  };

  function kill(): void {
    state.isKilled = true;
    // Once the first process was waited for, its ID may belong to another process.
    child.kill(hasEnded(state.status) ? null : readFirstProcess(state.status));
  }

  function end(reason: ExceededLimit): void {
    if (!state.isKilled) state.exceededLimit = reason;
    kill();
  }

  function begin(): void {
    const process = readFirstProcess(state.status);
    if (state.watching || process === null || !hasStarted(state.control) || pausing.isPaused())
      return;
    try {
      const idle = idleDetector(slot.setIdle);
      state.watching = watch({
        firstProcess: process,
        limits,
        group,
        onLimitExceeded: end,
        onUsage: idle.record,
      });
      pausing.begin(process, state.watching);
      lowerPriority(process);
    } catch (error) {
      fail(error);
      return;
    }
    // The program starts only after this message, so all of it is in the group.
    state.entering = (group?.enter(process) ?? Promise.resolve()).then(
      () => void child.control.write('go\n'),
      fail,
    );
  }

  function fail(error: unknown): void {
    if (GONE_CODES.has(errorCode(error) ?? '')) return;
    state.failure = error;
    kill();
  }

  const pausing = sandboxPause({ onResume: begin, onEscape: () => end('time') });

  child.seccomp.end(filter ?? '');
  child.status.on('data', (bytes: Buffer) => {
    const wasKnown = readFirstProcess(state.status) !== null;
    state.status += bytes.toString('latin1');
    if (wasKnown || readFirstProcess(state.status) === null) return;
    if (state.isKilled) kill();
    child.input.end(run.stdin);
    child.file.end(run.file.bytes);
  });
  child.control.on('data', (bytes: Buffer) => {
    if (state.control.length < 1_000) state.control += bytes.toString('latin1');
    begin();
  });
  child.result.on('data', (bytes: Buffer) => {
    resultBytesLeft -= bytes.length;
    if (resultBytesLeft >= 0) result.push(bytes);
    else end('output');
  });
  child.stdout.on('data', (bytes: Buffer) => {
    if (!text.add('stdout', bytes)) end('output');
  });
  child.stderr.on('data', (bytes: Buffer) => {
    if (!text.add('stderr', bytes)) end('error-output');
  });

  const startedAt = performance.now();
  const detach = slot.attach(pausing);
  signal.addEventListener('abort', kill, { once: true });
  try {
    await child.ended;
    // A sandbox that was killed early may still be entering its group, which is removed next.
    await state.entering;
  } finally {
    signal.removeEventListener('abort', kill);
    detach();
    pausing.close();
    state.watching?.stop();
    child.release();
  }
  signal.throwIfAborted();
  if (state.failure) throw state.failure;
  const printed = text.end();
  if (!hasStarted(state.control) && !state.exceededLimit) {
    throw new Error(
      `the sandbox could not be created: ${printed.stderr.trim() || state.status.trim()}`,
    );
  }
  const peak = state.watching?.peak() ?? { cpuMs: 0, memoryBytes: 0 };
  const cpuMs = Math.max(readCpuTime(state.status) ?? 0, peak.cpuMs);
  return {
    ...printed,
    ...(state.exceededLimit ? KILLED_END : readEnding(state.status, state.control)),
    exceededLimit:
      state.exceededLimit ??
      limitExceededAtEnd(peak.memoryBytes > limits.memoryBytes, cpuMs > limits.cpuMs),
    cpuMs,
    wallMs: Math.round(performance.now() - startedAt - pausing.pausedMs()),
    memoryBytes: peak.memoryBytes,
    result: Buffer.concat(result),
  };
}

/** A program can exceed its limits and end between two samples. */
function limitExceededAtEnd(exceedsMemory: boolean, exceedsTime: boolean): ExceededLimit | null {
  if (exceedsMemory) return 'memory';
  return exceedsTime ? 'time' : null;
}

/** Null if none can be created now: polling enforces the limits without it. */
function openGroup(groups: RunGroups | null, { memoryBytes }: SandboxLimits): RunGroup | null {
  try {
    return groups?.open({ memoryBytes, processes: PROCESSES_MAX }) ?? null;
  } catch {
    return null;
  }
}
