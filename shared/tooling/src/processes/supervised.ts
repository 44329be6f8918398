import { fork, type ChildProcess } from 'node:child_process';

export interface Program {
  name: string;
  script: string;
  cwd: string;
  env: Record<string, string | undefined>;
}

export interface Supervised {
  /** How often it has ended by itself. */
  endings: () => number;
  /** Ends the process and starts it again at once. */
  restart: () => Promise<void>;
  /** Resolves when the process has ended; it is not started again. */
  stop: () => Promise<void>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
const PATIENCE = 7_000;

/**
 * Runs a program and starts it again when it ends by itself, each time after a longer wait; a program that ran for
 * a while starts over with the short one. The channel of `fork` lets the program end when this process is killed.
 */
export function supervise(program: Program, say: (line: string) => void): Supervised {
  let stopping = false;
  let wait = FIRST_WAIT;
  let endings = 0;
  let timer: NodeJS.Timeout | undefined;
  let replaced: ChildProcess | undefined;
  let child = start();

  function start(): ChildProcess {
    const began = Date.now();
    const started = fork(program.script, [], {
      cwd: program.cwd,
      env: program.env,
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // A group of its own, so that Ctrl-C reaches it by way of this process, in the right order.
      detached: true,
    });
    started.on('exit', (code, signal) => {
      if (stopping || started === replaced) return;
      endings += 1;
      if (Date.now() - began > LONGEST_WAIT) wait = FIRST_WAIT;
      say(`${program.name} ended (${signal ?? `code ${code}`}); starting it again in ${wait} ms`);
      timer = setTimeout(() => (child = start()), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
    return started;
  }

  return {
    endings: () => endings,
    restart: async () => {
      clearTimeout(timer);
      replaced = child;
      await end(child);
      if (!stopping) child = start();
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await end(child);
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
