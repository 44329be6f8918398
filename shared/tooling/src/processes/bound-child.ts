/** Starts a child process that is stopped when this process exits, even by `kill -9`. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SCRIPT = readFileSync(new URL('../../bin/bound.sh', import.meta.url), 'utf8');

type Output = 'ignore' | 'inherit' | 'pipe' | number;

interface Options extends Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  /** Where standard output and error go. */
  output: [out: Output, error: Output];
  /** The signal that the child receives when this process has exited. */
  signal?: 'TERM' | 'INT';
  /** Whether the child's own child processes receive the signal too. */
  group?: boolean;
}

export function spawnBound(
  command: string,
  args: readonly string[],
  { output, signal = 'TERM', group = true, ...options }: Options,
): ChildProcess {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', signal, group ? '-' : '', command, ...args], {
    ...options,
    stdio: ['pipe', ...output],
    // A separate process group: Ctrl-C reaches the child only through this process.
    detached: true,
  });
  // Without a listener, an `error` event of the pipe would end this process; `exit` reports what became of the child.
  child.stdin?.on('error', () => undefined);
  return child;
}
