import { setPriority } from 'node:os';

/**
 * Nice values. The one who looks has to come in time, before those that fill the machine. Where the kernel shares the processor
 * between sessions, all processes of a sandbox count as one without this.
 */
const RUNNER = -5;
const SANDBOX = 5;

/** Of this process. An ordinary user may not, and is still before its sandboxes. */
export function raisePriority(): void {
  set(0, RUNNER);
}

/** Of the first process of a sandbox, and so of all that it starts. */
export function lowerPriority(firstProcess: number): void {
  set(firstProcess, SANDBOX);
}

function set(process: number, nice: number): void {
  try {
    setPriority(process, nice);
  } catch {
    // It is gone, or this user may not.
  }
}
