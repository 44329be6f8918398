import type { RunOutcome, RunRequest } from '../code-runner';

/** A sandbox that can be paused from outside, with all its processes. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/** What a run holds from its start: a slot, which it may lose and regain while it is paused. */
export interface Slot {
  /** Lets the queue pause the run by pausing this sandbox. Returns a function that detaches it. */
  attach(sandbox: Pausable): () => void;
  /** Whether no process of the run has used a processor for a while: it then needs no slot until one wakes. */
  setIdle(isIdle: boolean): void;
}

/** A prepared program as the queue runs it. */
export interface SlotProgram {
  run(request: RunRequest, slot?: Slot): Promise<RunOutcome>;
}

/** For runs without a queue. */
export const UNQUEUED: Slot = {
  attach: () => () => undefined,
  setIdle: () => undefined,
};
