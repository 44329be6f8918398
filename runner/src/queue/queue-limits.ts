import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';

/** The default memory limit of a run; the memory of a server is divided into such parts. */
const RUN_MEMORY_BYTES = 256 * 1_048_576;
/** The rest is for the server, the database and the page cache. */
const MEMORY_SHARE = 0.75;
const SANDBOXES_PER_SLOT = 16;

export interface QueueOptions {
  /** How many runs compute at once. */
  slots: number;
  /** Whether a run can be paused to make room for another. */
  canPause?: boolean;
  /** How many runs have started and not ended: computing, paused and asleep. Each takes memory. */
  sandboxes?: number;
  sandboxesPerOwner?: number;
  /** How many of the sandboxes may belong to one group, such as the guests of one network. */
  sandboxesPerGroup?: number;
  /** How many interactive runs may wait to start. It protects the memory of this process. */
  waiting?: number;
  /** How many of the waiting runs may belong to one owner. The first run of a group without others is always accepted below `waiting`. */
  waitingPerOwner?: number;
  /** How many of the waiting runs may belong to one group: a class presses Run at the same time. */
  waitingPerGroup?: number;
}

export type QueueLimits = Readonly<Required<QueueOptions>>;

export function queueLimits({
  slots,
  canPause = false,
  sandboxes = canPause ? sandboxesInMemory(slots) : slots,
  sandboxesPerOwner = 3,
  sandboxesPerGroup = Math.max(sandboxesPerOwner, Math.floor(sandboxes / 2)),
  waiting = 1_000,
  waitingPerOwner = 3,
  waitingPerGroup = Math.max(waitingPerOwner, 120),
}: QueueOptions): QueueLimits {
  return {
    slots,
    canPause,
    sandboxes: Math.max(slots, sandboxes),
    // As with slots, the last one is for others.
    sandboxesPerOwner: Math.max(1, Math.min(sandboxesPerOwner, sandboxes - 1)),
    sandboxesPerGroup: Math.max(1, Math.min(sandboxesPerGroup, sandboxes - 1)),
    waiting,
    waitingPerOwner,
    waitingPerGroup,
  };
}

/** As many sandboxes as fit into the memory of the machine, or of the container. */
export function sandboxesInMemory(
  slots: number,
  memoryBytes = Math.min(totalmem(), constrainedMemory() || Infinity),
): number {
  const sandboxesThatFit = Math.floor((memoryBytes * MEMORY_SHARE) / RUN_MEMORY_BYTES);
  return Math.max(slots, Math.min(SANDBOXES_PER_SLOT * slots, sandboxesThatFit));
}
