import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface SuiteProgram {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Record<string, string | undefined>;
  /** The JSON that it writes when its tests are over. */
  report: string;
  /** Shows its output as it comes, too. */
  echo?: boolean;
  /** How long it may go on after its report. Milliseconds. */
  grace?: number;
}

export interface SuiteOutcome {
  /** What it printed, both streams in their order. */
  output: string;
  /** Empty, or that it had to be ended. */
  notes: string[];
}

const GRACE_MS = 10_000;
const POLL_INTERVAL_MS = 250;

/**
 * Runs the program of a suite in a process group of its own. A test that leaves something open keeps its runner from
 * ending, so the group is ended a short while after the report; and with this process, however that ends.
 */
export async function runSuiteProgram(program: SuiteProgram): Promise<SuiteOutcome> {
  const { command, args, cwd, env = {}, report, echo = false, grace = GRACE_MS } = program;
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

  const endGroup = () => killGroup(child.pid);
  const onSignal = (signal: NodeJS.Signals) => {
    endGroup();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('exit', endGroup);
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    const ended = new Promise<'ended' | Error>((resolve) => {
      child.once('exit', () => resolve('ended'));
      child.once('error', resolve);
    });
    const outcome = await Promise.race([ended, reportAndGrace(report, grace, ended)]);
    if (outcome instanceof Error) throw outcome;
    const notes =
      outcome === 'ended'
        ? []
        : [`ended ${grace / 1000} s after its report: a test has left something open`];
    return { output, notes };
  } finally {
    endGroup();
    child.stdout.destroy();
    child.stderr.destroy();
    process.off('exit', endGroup).off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

async function reportAndGrace(
  report: string,
  grace: number,
  ended: Promise<unknown>,
): Promise<'late'> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !isWritten(report)) await pause(POLL_INTERVAL_MS);
  const deadline = Date.now() + grace;
  while (!isOver && Date.now() < deadline) await pause(POLL_INTERVAL_MS);
  return 'late';
}

function isWritten(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    // Not there, or not all of it.
    return false;
  }
}

/** What has left the group ends when the pipe or channel to its parent closes. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
