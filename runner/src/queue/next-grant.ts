import type { Priority } from '../code-runner';
import type { QueueLimits } from './queue-limits';

/** A run that waits for a slot or holds one, as far as scheduling depends on it. */
export interface ScheduledRun {
  owner: string;
  priority: Priority;
  /** Whether it has started, and so occupies a sandbox, even while it is paused. */
  hasSandbox: boolean;
  /** When it got the slot that it holds. */
  grantedAt: number;
  /** Whether it can be paused now. */
  isPausable: boolean;
}

export interface Schedule<Run extends ScheduledRun> {
  /** Runs that wait for a slot, the next first. */
  waiting: readonly Run[];
  /** Runs that hold a slot. */
  holding: readonly Run[];
  /** How many runs have a sandbox, those of all owners together. */
  sandboxCount: number;
  /** How many runs of one owner have a sandbox. */
  sandboxesOf: (owner: string) => number;
  /** When background runs that wait may take the slots of interactive ones. */
  backgroundDueAt: number;
  now: number;
}

/** A run is paused after it has held a slot for this long while others wait. */
export const SLICE_MS = 400;
/** How long a background run keeps its slot while an interactive one waits. */
const BACKGROUND_GRACE_MS = 100;

/** How many slots an owner may hold: all but one, which is left to other owners. If there is only one slot, owners take turns in it. */
function slotsPerOwner(slots: number): number {
  return Math.max(1, slots - 1);
}

function slotsHeldBy(owner: string, holding: readonly ScheduledRun[]): number {
  return holding.filter((run) => run.owner === owner).length;
}

/** Whether the limits of its owner keep a run from a slot, whatever other owners do. */
export function isBlocked<Run extends ScheduledRun>(
  run: Run,
  { holding, sandboxesOf }: Pick<Schedule<Run>, 'holding' | 'sandboxesOf'>,
  { slots, sandboxesPerOwner }: QueueLimits,
): boolean {
  if (slotsHeldBy(run.owner, holding) >= slotsPerOwner(slots)) return true;
  return !run.hasSandbox && sandboxesOf(run.owner) >= sandboxesPerOwner;
}

/** Chooses the run that gets a slot now, and the one that is paused for it if no slot is free. */
export function nextGrant<Run extends ScheduledRun>(
  schedule: Schedule<Run>,
  limits: QueueLimits,
): { run: Run; preempted?: Run } | undefined {
  const { waiting, holding, sandboxCount, sandboxesOf } = schedule;
  const maxSlots = slotsPerOwner(limits.slots);
  const canStart = ({ hasSandbox, owner }: Run) =>
    hasSandbox ||
    (sandboxCount < limits.sandboxes && sandboxesOf(owner) < limits.sandboxesPerOwner);
  const startableRuns = waiting.filter(canStart);
  for (const run of startableRuns) {
    const mayUseReservedSlot =
      limits.canPause && startableRuns.every(({ owner }) => owner === run.owner);
    const isBelowOwnerLimit = slotsHeldBy(run.owner, holding) < maxSlots;
    if (holding.length < limits.slots && (isBelowOwnerLimit || mayUseReservedSlot)) return { run };
    const preempted = holding
      .filter((holder) => holder.isPausable && (isBelowOwnerLimit || holder.owner === run.owner))
      .filter(
        (holder) => holder.grantedAt + sliceOf(holder, run, schedule, maxSlots) <= schedule.now,
      )
      .toSorted(byPreemptionOrder)[0];
    if (preempted) return { run, preempted };
  }
  return undefined;
}

/** When the decision may change without any event; undefined if never. */
export function nextDecisionAt<Run extends ScheduledRun>({
  waiting,
  holding,
  backgroundDueAt,
  now,
}: Schedule<Run>): number | undefined {
  if (waiting.length === 0) return undefined;
  const sliceEnds = holding.flatMap(({ grantedAt }) => [
    grantedAt + BACKGROUND_GRACE_MS,
    grantedAt + SLICE_MS,
  ]);
  const futureTimes = [...sliceEnds, backgroundDueAt].filter((at) => at > now && at < Infinity);
  return futureTimes.length > 0 ? Math.min(...futureTimes) : undefined;
}

/** How long a run may keep its slot while another one waits for it. */
function sliceOf<Run extends ScheduledRun>(
  holder: Run,
  waiter: Run,
  { holding, backgroundDueAt, now }: Schedule<Run>,
  maxSlots: number,
): number {
  const isOtherOwner = holder.owner !== waiter.owner;
  if (holder.priority === 'interactive' && waiter.priority === 'background') {
    return now >= backgroundDueAt ? SLICE_MS : Infinity;
  }
  if (isOtherOwner && slotsHeldBy(holder.owner, holding) > maxSlots) return 0;
  if (holder.priority === waiter.priority) return SLICE_MS;
  return BACKGROUND_GRACE_MS;
}

/** Background runs first, then the run that has held its slot for longest. */
function byPreemptionOrder(one: ScheduledRun, other: ScheduledRun): number {
  if (one.priority !== other.priority) return one.priority === 'background' ? -1 : 1;
  return one.grantedAt - other.grantedAt;
}
