import type { ChildProcess } from 'node:child_process';

export interface Program {
  name: string;
  /** Starts a process in its own process group: Ctrl-C reaches it only through this process, which stops programs in order. */
  start: () => ChildProcess;
  /** Signals that stop the process, each with a timeout before the next one; SIGKILL always comes last. */
  stopSignals: ReadonlyArray<readonly [signal: NodeJS.Signals, timeoutMs: number]>;
}

export interface Supervised {
  /** How often it has exited unexpectedly. */
  exitCount: () => number;
  /** Stops the process and starts it again immediately. */
  restart: () => Promise<void>;
  /** Resolves when the process has exited; it is not restarted. */
  stop: () => Promise<void>;
  /** Kills the process immediately; it is not restarted. */
  kill: () => void;
}

const INITIAL_DELAY_MS = 250;
const MAX_DELAY_MS = 15_000;

/**
 * Runs a program and restarts it when it exits unexpectedly, with exponential backoff; the delay is reset once the program has
 * run for a while.
 */
export function supervise(program: Program, log: (line: string) => void): Supervised {
  let isStopping = false;
  let restartDelay = INITIAL_DELAY_MS;
  let exitCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let replacedChild: ChildProcess | undefined;
  let child = start();

  function start(): ChildProcess {
    const startedAt = performance.now();
    const process = program.start();
    const restartAfterDelay = (reason: string) => {
      if (isStopping || process === replacedChild) return;
      exitCount += 1;
      if (performance.now() - startedAt > MAX_DELAY_MS) restartDelay = INITIAL_DELAY_MS;
      log(`${program.name} exited (${reason}); restarting in ${restartDelay} ms`);
      timer = setTimeout(() => (child = start()), restartDelay);
      restartDelay = Math.min(restartDelay * 2, MAX_DELAY_MS);
    };
    process.on('exit', (code, signal) => restartAfterDelay(signal ?? `code ${code}`));
    process.on('error', (error) => {
      // An error of a process that has started, such as a failed signal, does not mean that it exited.
      if (process.pid === undefined) restartAfterDelay(error.message);
    });
    return process;
  }

  return {
    exitCount: () => exitCount,
    restart: async () => {
      clearTimeout(timer);
      replacedChild = child;
      await stopProcess(child, program.stopSignals);
      if (!isStopping) child = start();
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await stopProcess(child, program.stopSignals);
    },
    kill: () => {
      isStopping = true;
      clearTimeout(timer);
      child.kill('SIGKILL');
    },
  };
}

async function stopProcess(child: ChildProcess, signals: Program['stopSignals']): Promise<void> {
  const hasExited = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (hasExited()) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const [signal, timeoutMs] of signals) {
    child.kill(signal);
    await waitAtMost(exited, timeoutMs);
    if (hasExited()) return;
  }
  child.kill('SIGKILL');
  await exited;
}

async function waitAtMost(exited: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([exited, timeout]);
  clearTimeout(timer);
}
