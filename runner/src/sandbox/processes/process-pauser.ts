import type { Pausable } from '../../queue/slot';
import { processesFrom, type HostProcess } from './process-walk';

export interface ProcessPauser extends Pausable {
  close: () => void;
}

/** A stop takes effect when the process is next scheduled. */
const FIRST_CHECK_MS = 1;
const UNSETTLED_CHECK_MS = 20;
const SETTLED_CHECK_MS = 100;
/** In this many first checks of a pause, a process is stopped only after its parent: a parent that waits would be notified of it. */
const GENTLE_CHECKS = 8;
/** After more consecutive checks in which something was running, over about two seconds, the sandbox has escaped the pause. */
const MAX_UNSETTLED_CHECKS = 100;
/** So has it after more processes ran that were seen stopped: only a sibling that was not stopped yet continues one by accident. */
const MAX_REVIVED = 8;

/**
 * Stops all processes of a sandbox from outside, even while they fork, and keeps them stopped: a process can have a timer that
 * sends it SIGCONT. Parents are stopped before their children and continued after them, so that programs do not notice.
 */
export function processPauser(firstProcess: number, onEscape: () => void): ProcessPauser {
  /** Stopped by this pauser, not by the program itself. */
  const stoppedIds = new Set<number>();
  const seenStopped = new Set<number>();
  let lastProcesses = '';
  let delayMs = FIRST_CHECK_MS;
  let checks = 0;
  let unsettledChecks = 0;
  let revivedCount = 0;
  let timer: NodeJS.Timeout | undefined;

  function stop({ id, state }: HostProcess): void {
    if (seenStopped.delete(id)) revivedCount += 1;
    if (state === 'running' || !stoppedIds.has(id)) send(id, 'SIGSTOP');
    stoppedIds.add(id);
  }

  function recordStopped({ id }: HostProcess): void {
    if (stoppedIds.has(id)) seenStopped.add(id);
  }

  function check(): void {
    const processes = processesFrom(firstProcess);
    for (const process of processes) {
      const waitsForParent = process.parent?.state === 'running' && checks < GENTLE_CHECKS;
      if (process.state === 'stopped' || process.state === 'ended') recordStopped(process);
      else if (!waitsForParent) stop(process);
    }
    checks += 1;
    // The children of a process that ends meanwhile are found by the next check: only two equal checks prove that all are stopped.
    const currentProcesses = processes.map(({ id, state }) => `${String(id)} ${state}`).join();
    const isSettled =
      currentProcesses === lastProcesses && processes.every(({ state }) => state !== 'running');
    lastProcesses = currentProcesses;
    unsettledChecks = isSettled ? 0 : unsettledChecks + 1;
    if (unsettledChecks > MAX_UNSETTLED_CHECKS || revivedCount > MAX_REVIVED) {
      onEscape();
      return;
    }
    delayMs = isSettled ? SETTLED_CHECK_MS : Math.min(delayMs * 2, UNSETTLED_CHECK_MS);
    timer = setTimeout(check, delayMs);
  }

  return {
    pause: () => {
      delayMs = FIRST_CHECK_MS;
      checks = 0;
      check();
    },
    resume: () => {
      clearTimeout(timer);
      const processes = processesFrom(firstProcess).filter(({ id }) => stoppedIds.has(id));
      for (const { id } of processes.toReversed()) send(id, 'SIGCONT');
      stoppedIds.clear();
      seenStopped.clear();
    },
    close: () => {
      clearTimeout(timer);
    },
  };
}

function send(id: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended already.
  }
}
