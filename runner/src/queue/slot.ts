import type { RunOutcome, RunRequest } from '../code-runner';

/** A sandbox that can be paused from outside, with all its processes. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/** What a run holds from the moment it begins: a slot, which it may lose and get back while it is paused. */
export interface Slot {
  /** From now on the queue may pause the run by pausing this. Returns what ends that. */
  attach(sandbox: Pausable): () => void;
  /** Whether no process of the run has wanted a processor for a while: it then needs no slot until one wakes. */
  setIdle(isIdle: boolean): void;
}

/** A prepared program as the queue runs it. */
export interface SlotProgram {
  run(request: RunRequest, slot?: Slot): Promise<RunOutcome>;
}

/** For runs that nothing else waits for. */
export const NO_QUEUE: Slot = {
  attach: () => () => undefined,
  setIdle: () => undefined,
};
