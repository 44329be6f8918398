import { errorCode } from '@sopaan/http/error-code';
import type { RunGroup, RunGroups } from './cgroup/run-groups';
import { lowerPriority } from './priority';
import { ARTEFACT_MAX, PROCESSES_MAX, type StageLimits } from './limits';
import { collectOutput } from './output-text';
import { NO_QUEUE, type Slot } from '../queue/slot';
import type { Seat } from './seat';
import type { Excess, Stage, StageOutcome } from './stage';
import { startChild } from './stage-child';
import { carriedBy, stageCommand, type SandboxTools } from './stage-command';
import { ending, firstProcess, hasEnded, hasStarted, usedTime } from './stage-status';
import { idleDetector } from './idle-detector';
import { sandboxPause } from './sandbox-pause';
import { watch, type Watch } from './watch';

const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ESRCH']);

const KILLED = { code: null, signal: 'SIGKILL' } as const;

export interface StageHost {
  tools: SandboxTools;
  filter: Buffer | null;
  /** Null if the kernel offers none. */
  groups: RunGroups | null;
}

interface State {
  status: string;
  notes: string;
  excess: Excess | null;
  killed: boolean;
  failure: unknown;
  watching: Watch | null;
  entering: Promise<void>;
}

interface StageSeat {
  seat: Seat;
  slot?: Slot | undefined;
  signal: AbortSignal;
}

/** Runs one sandbox, and settles when nothing of it is left. */
export async function runStage(
  stage: Stage,
  host: StageHost,
  stageSeat: StageSeat,
): Promise<StageOutcome> {
  stageSeat.signal.throwIfAborted();
  const group = openGroup(host.groups, stage.limits);
  try {
    return await runInGroup(stage, host, { ...stageSeat, group });
  } finally {
    group?.remove();
  }
}

async function runInGroup(
  stage: Stage,
  { tools, filter }: StageHost,
  { seat, slot = NO_QUEUE, signal, group }: StageSeat & { group: RunGroup | null },
): Promise<StageOutcome> {
  const { limits } = stage;
  const place = { userId: seat.userId, filtered: filter !== null };
  const child = startChild(stageCommand(stage, tools, place), seat, carriedBy(stage)?.from);
  const text = collectOutput(limits.outputBytes);
  const collected: Buffer[] = [];
  let room = ARTEFACT_MAX;
  const state: State = {
    status: '',
    notes: '',
    excess: null,
    killed: false,
    failure: null,
    watching: null,
    entering: Promise.resolve(),
  };

  function kill(): void {
    state.killed = true;
    // After it was waited for, its process ID may belong to another process.
    child.kill(hasEnded(state.status) ? null : firstProcess(state.status));
  }

  function end(reason: Excess): void {
    if (!state.killed) state.excess = reason;
    kill();
  }

  function begin(): void {
    const process = firstProcess(state.status);
    if (state.watching || process === null || !hasStarted(state.notes) || pausing.isPaused())
      return;
    try {
      const idle = idleDetector(slot.setIdle);
      state.watching = watch({
        firstProcess: process,
        limits,
        group,
        onExcess: end,
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
      () => void child.notes.write('go\n'),
      fail,
    );
  }

  function fail(error: unknown): void {
    if (GONE.has(errorCode(error) ?? '')) return;
    state.failure = error;
    kill();
  }

  const pausing = sandboxPause({ onResume: begin, onEscape: () => end('time') });

  child.seccomp.end(filter ?? '');
  child.status.on('data', (bytes: Buffer) => {
    const known = firstProcess(state.status) !== null;
    state.status += bytes.toString('latin1');
    if (known || firstProcess(state.status) === null) return;
    if (state.killed) kill();
    child.input.end(stage.stdin);
    child.file.end(stage.file.bytes);
  });
  child.notes.on('data', (bytes: Buffer) => {
    if (state.notes.length < 1_000) state.notes += bytes.toString('latin1');
    begin();
  });
  child.collected.on('data', (bytes: Buffer) => {
    room -= bytes.length;
    if (room >= 0) collected.push(bytes);
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
  if (!hasStarted(state.notes) && !state.excess) {
    throw new Error(
      `the sandbox could not be created: ${printed.stderr.trim() || state.status.trim()}`,
    );
  }
  const seen = state.watching?.seen() ?? { cpuMs: 0, memoryBytes: 0 };
  const cpuMs = Math.max(usedTime(state.status) ?? 0, seen.cpuMs);
  return {
    ...printed,
    ...(state.excess ? KILLED : ending(state.status, state.notes)),
    excess: state.excess ?? lateExcess(seen.memoryBytes > limits.memoryBytes, cpuMs > limits.cpuMs),
    cpuMs,
    wallMs: Math.round(performance.now() - startedAt - pausing.pausedMs()),
    memoryBytes: seen.memoryBytes,
    collected: Buffer.concat(collected),
  };
}

/** A program can exceed its limits and end between two samples. */
function lateExcess(memory: boolean, time: boolean): Excess | null {
  if (memory) return 'memory';
  return time ? 'time' : null;
}

/** Null if none can be created now: samples enforce the limits without it. */
function openGroup(groups: RunGroups | null, { memoryBytes }: StageLimits): RunGroup | null {
  try {
    return groups?.open({ memoryBytes, processes: PROCESSES_MAX }) ?? null;
  } catch {
    return null;
  }
}
