import type { Priority } from '../code-runner';
import type { QueueLimits } from './queue-limits';

/** A run that waits for a slot or holds one, as far as scheduling depends on it. */
export interface ScheduledRun {
  owner: string;
  /** The key of owners that together get the turns and slots of one owner, such as the guests of a network; by default the owner's own key. */
  group: string;
  priority: Priority;
  /** Whether it has started, and so occupies a sandbox, even while it is paused. */
  hasStarted: boolean;
  /** When it got the slot that it holds. */
  grantedAt: number;
  /** Whether it can be paused now. */
  isPausable: boolean;
}

/** What runs occupy. */
export interface Occupancy<Run extends ScheduledRun> {
  /** Runs that hold a slot. */
  holding: readonly Run[];
  /** Runs that have started, and so occupy a sandbox. */
  started: readonly Run[];
}

export interface Schedule<Run extends ScheduledRun> extends Occupancy<Run> {
  /** Runs that wait for a slot, the next first. */
  waiting: readonly Run[];
  /** When background runs that wait may take the slots of interactive ones. */
  backgroundDueAt: number;
  now: number;
}

/** A run is paused after it has held a slot for this long while others wait. */
export const SLICE_MS = 400;
/** How long a background run keeps its slot while an interactive one waits. */
const BACKGROUND_GRACE_MS = 100;

/** How many slots a group may hold: all but one, which is left to other groups. If there is only one slot, groups take turns in it. */
function slotsPerGroup(slots: number): number {
  return Math.max(1, slots - 1);
}

function slotsHeldBy(group: string, holding: readonly ScheduledRun[]): number {
  return holding.filter((run) => run.group === group).length;
}

/** Whether the owner and the group of a run may have another sandbox. */
function hasSandboxLeft(
  { owner, group }: ScheduledRun,
  started: readonly ScheduledRun[],
  { sandboxesPerOwner, sandboxesPerGroup }: QueueLimits,
): boolean {
  const ofGroup = started.filter((run) => run.group === group);
  const ofOwner = ofGroup.filter((run) => run.owner === owner);
  return ofGroup.length < sandboxesPerGroup && ofOwner.length < sandboxesPerOwner;
}

/**
 * Whether the owner or the group of a run has reached its limit. Such runs come after all others; they may still get a slot that no other
 * group can use.
 */
export function isAtItsLimit<Run extends ScheduledRun>(
  run: Run,
  { holding, started }: Occupancy<Run>,
  limits: QueueLimits,
): boolean {
  if (slotsHeldBy(run.group, holding) >= slotsPerGroup(limits.slots)) return true;
  return !run.hasStarted && !hasSandboxLeft(run, started, limits);
}

/** Chooses the run that gets a slot now, and the one that is paused for it if no slot is free. */
export function nextGrant<Run extends ScheduledRun>(
  schedule: Schedule<Run>,
  limits: QueueLimits,
): { run: Run; preempted?: Run } | undefined {
  const { waiting, holding, started } = schedule;
  const maxSlots = slotsPerGroup(limits.slots);
  const canStart = (run: Run) =>
    run.hasStarted || (started.length < limits.sandboxes && hasSandboxLeft(run, started, limits));
  const startableRuns = waiting.filter(canStart);
  for (const run of startableRuns) {
    const mayUseReservedSlot =
      limits.canPause && startableRuns.every(({ group }) => group === run.group);
    const isBelowGroupLimit = slotsHeldBy(run.group, holding) < maxSlots;
    if (holding.length < limits.slots && (isBelowGroupLimit || mayUseReservedSlot)) return { run };
    const preempted = holding
      .filter((holder) => holder.isPausable && (isBelowGroupLimit || holder.group === run.group))
      .filter(
        (holder) => holder.grantedAt + timeSlice(holder, run, schedule, maxSlots) <= schedule.now,
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
function timeSlice<Run extends ScheduledRun>(
  holder: Run,
  waiter: Run,
  { holding, backgroundDueAt, now }: Schedule<Run>,
  maxSlots: number,
): number {
  const isOtherGroup = holder.group !== waiter.group;
  if (holder.priority === 'interactive' && waiter.priority === 'background') {
    return now >= backgroundDueAt ? SLICE_MS : Infinity;
  }
  if (isOtherGroup && slotsHeldBy(holder.group, holding) > maxSlots) return 0;
  if (holder.priority === waiter.priority) return SLICE_MS;
  return BACKGROUND_GRACE_MS;
}

/** Background runs first, then the run that has held its slot for longest. */
function byPreemptionOrder(one: ScheduledRun, other: ScheduledRun): number {
  if (one.priority !== other.priority) return one.priority === 'background' ? -1 : 1;
  return one.grantedAt - other.grantedAt;
}
