import { errorCode } from '../../plugins/error-code';
import { ARTEFACT_MAX } from './limits';
import { collectOutput } from './output-text';
import type { Seat } from './seat';
import type { Excess, Stage, StageOutcome } from './stage';
import { startChild } from './stage-child';
import { carriedBy, stageCommand, type SandboxTools } from './stage-command';
import { ending, firstProcess, hasEnded, hasStarted, usedTime } from './stage-status';
import { watch, type Watch } from './watch';

const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ESRCH']);

const KILLED = { code: null, signal: 'SIGKILL' } as const;

export interface StageHost {
  tools: SandboxTools;
  filter: Buffer | null;
}

interface State {
  status: string;
  notes: string;
  excess: Excess | null;
  killed: boolean;
  failure: unknown;
  watching: Watch | null;
}

/** Runs one sandbox, and settles when nothing of it is left. */
export async function runStage(
  stage: Stage,
  { tools, filter }: StageHost,
  { seat, signal }: { seat: Seat; signal: AbortSignal },
): Promise<StageOutcome> {
  signal.throwIfAborted();
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
  };

  function kill(): void {
    state.killed = true;
    // Once it is waited for, the number may be another's.
    child.kill(hasEnded(state.status) ? null : firstProcess(state.status));
  }

  function end(reason: Excess): void {
    if (!state.killed) state.excess = reason;
    kill();
  }

  function begin(): void {
    const process = firstProcess(state.status);
    if (state.watching || process === null || !hasStarted(state.notes)) return;
    try {
      state.watching = watch({ firstProcess: process, limits, onExcess: end });
      child.notes.write('go\n');
    } catch (error) {
      if (GONE.has(errorCode(error) ?? '')) return;
      state.failure = error;
      kill();
    }
  }

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
  signal.addEventListener('abort', kill, { once: true });
  try {
    await child.ended;
  } finally {
    signal.removeEventListener('abort', kill);
    state.watching?.stop();
    child.release();
  }
  signal.throwIfAborted();
  if (state.failure) throw state.failure;
  const printed = text.end();
  if (!hasStarted(state.notes) && !state.excess) {
    throw new Error(
      `the sandbox could not be made: ${printed.stderr.trim() || state.status.trim()}`,
    );
  }
  const seen = state.watching?.seen() ?? { cpuMs: 0, memoryBytes: 0 };
  const cpuMs = Math.max(usedTime(state.status) ?? 0, seen.cpuMs);
  return {
    ...printed,
    ...(state.excess ? KILLED : ending(state.status, state.notes)),
    // Between two looks it can run past its time and end.
    excess: state.excess ?? (cpuMs > limits.cpuMs ? 'time' : null),
    cpuMs,
    wallMs: Math.round(performance.now() - startedAt),
    memoryBytes: seen.memoryBytes,
    collected: Buffer.concat(collected),
  };
}
