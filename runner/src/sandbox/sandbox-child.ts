import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { RESULT, FILE, INPUT, CONTROL, SECCOMP, STATUS } from './descriptors';
import type { SandboxResources } from './sandbox-resources';

/** When a killed sandbox has not ended after this time, the shell around it is terminated. */
const STUCK_MS = 5_000;

export interface SandboxChild {
  stdout: Socket;
  stderr: Socket;
  seccomp: Socket;
  status: Socket;
  control: Socket;
  result: Socket;
  input: Socket;
  file: Socket;
  /** Resolves when the last process inside has ended and all its output was read. */
  ended: Promise<unknown>;
  /** `firstProcess`: the first one of the sandbox, once it is known. */
  kill: (firstProcess: number | null) => void;
  release: () => void;
}

export function startSandbox(
  command: readonly string[],
  resources: SandboxResources,
  copiedProgram: string | undefined,
): SandboxChild {
  const [program = '', ...rest] = command;
  const pipes = resources.openPipes();
  const copiedDescriptors = copiedProgram === undefined ? [] : [openSync(copiedProgram, 'r')];
  const child = spawn(program, rest, {
    cwd: '/',
    // The environment of bubblewrap itself can be read inside.
    env: {},
    detached: true,
    stdio: [
      'ignore',
      pipes.stdout.write,
      pipes.stderr.write,
      ...Array<'pipe'>(6).fill('pipe'),
      'ignore',
      ...copiedDescriptors,
    ],
  });
  for (const descriptor of [pipes.stdout.write, pipes.stderr.write, ...copiedDescriptors]) {
    closeSync(descriptor);
  }
  const stdout = new Socket({ fd: pipes.stdout.read, readable: true, writable: false });
  const stderr = new Socket({ fd: pipes.stderr.read, readable: true, writable: false });
  let stuckTimer: NodeJS.Timeout | undefined;
  return {
    stdout,
    stderr,
    seccomp: channel(child, SECCOMP),
    status: channel(child, STATUS),
    control: channel(child, CONTROL),
    result: channel(child, RESULT),
    input: channel(child, INPUT),
    file: channel(child, FILE),
    ended: Promise.all([once(child, 'close'), once(stdout, 'close'), once(stderr, 'close')]),
    kill: (firstProcess) => {
      stuckTimer ??= setTimeout(() => child.kill('SIGTERM'), STUCK_MS);
      if (firstProcess !== null) killProcess(firstProcess);
    },
    release: () => {
      clearTimeout(stuckTimer);
      stdout.destroy();
      stderr.destroy();
    },
  };
}

function channel(child: ChildProcess, descriptor: number): Socket {
  const stream = child.stdio[descriptor];
  if (!(stream instanceof Socket)) throw new Error('a sandbox was started without its channels');
  // A sandbox that ended early does not read the rest; its end is reported elsewhere.
  stream.on('error', () => undefined);
  return stream;
}

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
