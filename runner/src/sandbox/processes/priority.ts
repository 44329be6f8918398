import { setPriority } from 'node:os';

/**
 * Nice values. The process that samples must be scheduled in time, before those that fill the machine. Where the kernel shares
 * the processor between sessions, all processes of a sandbox count as one anyway.
 */
const RUNNER_NICE = -5;
const SANDBOX_NICE = 5;

/** Raises the priority of this process. An ordinary user may not, but comes before its sandboxes all the same. */
export function raisePriority(): void {
  trySetPriority(0, RUNNER_NICE);
}

/** Lowers the priority of the first process of a sandbox, and so of all its descendants. */
export function lowerPriority(firstProcess: number): void {
  trySetPriority(firstProcess, SANDBOX_NICE);
}

function trySetPriority(process: number, nice: number): void {
  try {
    setPriority(process, nice);
  } catch {
    // It has ended, or this user may not.
  }
}
