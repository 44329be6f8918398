/** A child process that ends with this one, however this one ends: by itself, by a signal, or by `kill -9`. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SCRIPT = readFileSync(new URL('../../bin/bound.sh', import.meta.url), 'utf8');

type Output = 'ignore' | 'inherit' | 'pipe' | number;

interface Options extends Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  /** Where standard output and error go. */
  output: [out: Output, error: Output];
  /** What it gets when this process has ended. */
  signal?: 'TERM' | 'INT';
  /** Whether the processes that it has started get the signal too. */
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
    // A group of its own: Ctrl-C reaches it by way of this process.
    detached: true,
  });
  child.stdin?.on('error', () => undefined);
  return child;
}
