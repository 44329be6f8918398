import type { ChildProcess } from 'node:child_process';

export interface Program {
  name: string;
  /** Starts a process of it, in a group of its own: Ctrl-C reaches it by way of this process, in the right order. */
  start: () => ChildProcess;
  /** What asks a process to end, and how many milliseconds each may take before the next; the last is always SIGKILL. */
  stopSignals: ReadonlyArray<readonly [signal: NodeJS.Signals, milliseconds: number]>;
}

export interface Supervised {
  /** How often it has ended by itself. */
  exitCount: () => number;
  /** Ends the process and starts it again at once. */
  restart: () => Promise<void>;
  /** Resolves when the process has ended; it is not started again. */
  stop: () => Promise<void>;
  /** The same at once, for when there is no time left. */
  kill: () => void;
}

const INITIAL_DELAY_MS = 250;
const MAX_DELAY_MS = 15_000;

/**
 * Runs a program and starts it again when it ends by itself, each time after a longer wait; a program that ran for
 * a while starts over with the short one.
 */
export function supervise(program: Program, say: (line: string) => void): Supervised {
  let stopping = false;
  let wait = INITIAL_DELAY_MS;
  let exitCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let replaced: ChildProcess | undefined;
  let child = start();

  function start(): ChildProcess {
    const began = Date.now();
    const started = program.start();
    const startAgain = (reason: string) => {
      if (stopping || started === replaced) return;
      exitCount += 1;
      if (Date.now() - began > MAX_DELAY_MS) wait = INITIAL_DELAY_MS;
      say(`${program.name} ended (${reason}); starting it again in ${wait} ms`);
      timer = setTimeout(() => (child = start()), wait);
      wait = Math.min(wait * 2, MAX_DELAY_MS);
    };
    started.on('exit', (code, signal) => startAgain(signal ?? `code ${code}`));
    started.on('error', (error) => {
      // Of a process that lives, an error is no end.
      if (started.pid === undefined) startAgain(error.message);
    });
    return started;
  }

  return {
    exitCount: () => exitCount,
    restart: async () => {
      clearTimeout(timer);
      replaced = child;
      await end(child, program.stopSignals);
      if (!stopping) child = start();
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await end(child, program.stopSignals);
    },
    kill: () => {
      stopping = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
    },
  };
}

async function end(child: ChildProcess, signals: Program['stopSignals']): Promise<void> {
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (hasEnded()) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const [signal, milliseconds] of signals) {
    child.kill(signal);
    await within(ended, milliseconds);
    if (hasEnded()) return;
  }
  child.kill('SIGKILL');
  await ended;
}

async function within(ended: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([ended, late]);
  clearTimeout(timer);
}
