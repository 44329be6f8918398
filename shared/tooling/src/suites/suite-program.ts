import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

export interface SuiteProgram {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Record<string, string | undefined>;
  /** The file of the JSON report that the program writes when its tests are done. */
  report: string;
  /** Also prints its output as it arrives. */
  echo?: boolean;
  /** How long the program may keep running after it has written its report. */
  graceMs?: number;
}

export interface SuiteOutcome {
  /** Standard output and standard error, interleaved. */
  output: string;
  /** Empty, or a note that the program had to be stopped. */
  notes: string[];
}

const GRACE_MS = 10_000;
const POLL_INTERVAL_MS = 250;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the program of a suite in its own process group. A test that leaves something open keeps its runner from exiting, so
 * the group is killed a short while after the report is written, and when this process exits.
 */
export async function runSuiteProgram(program: SuiteProgram): Promise<SuiteOutcome> {
  const { command, args, cwd, env = {}, report, echo = false, graceMs = GRACE_MS } = program;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const collect = (chunk: unknown) => {
    output += String(chunk);
    if (echo) process.stdout.write(String(chunk));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const killChildGroup = () => killGroup(child.pid);
  const onSignal = (signal: NodeJS.Signals) => {
    killChildGroup();
    process.exit(128 + constants.signals[signal]);
  };
  process.once('exit', killChildGroup);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    const exited = new Promise<'exited' | Error>((resolve) => {
      child.once('exit', () => resolve('exited'));
      child.once('error', resolve);
    });
    const outcome = await Promise.race([exited, waitForReportAndGrace(report, graceMs, exited)]);
    if (outcome instanceof Error) throw outcome;
    const notes =
      outcome === 'exited'
        ? []
        : [`stopped ${graceMs / 1000} s after its report: a test left something open`];
    return { output, notes };
  } finally {
    killChildGroup();
    child.stdout.destroy();
    child.stderr.destroy();
    process.off('exit', killChildGroup);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

async function waitForReportAndGrace(
  report: string,
  graceMs: number,
  exited: Promise<unknown>,
): Promise<'late'> {
  let hasExited = false;
  void exited.then(() => (hasExited = true));
  while (!hasExited && !isWritten(report)) await pause(POLL_INTERVAL_MS);
  const deadline = performance.now() + graceMs;
  while (!hasExited && performance.now() < deadline) await pause(POLL_INTERVAL_MS);
  return 'late';
}

function isWritten(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    // Missing or incomplete.
    return false;
  }
}

/** Kills the process group. Processes that have left it exit when the pipe or channel to their parent closes. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All processes have already exited.
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
