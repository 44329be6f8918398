import {
  isAtItsLimit,
  nextDecisionAt,
  nextGrant,
  SLICE_MS,
  type Occupancy,
  type Schedule,
  type ScheduledRun,
} from './next-grant';
import type { QueueLimits } from './queue-limits';
import { roundRobin } from './round-robin';
import type { Pausable } from './slot';

/** A run from its arrival to its end. */
export interface QueuedRun extends ScheduledRun {
  /** `waiting`: waits for a slot, to start or to continue. `idle`: the program has started and sleeps, so it needs no slot for now. */
  state: 'waiting' | 'holding' | 'idle' | 'ended';
  /** Total time it has held slots. */
  heldMs: number;
  sandbox: Pausable | undefined;
  isPaused: boolean;
  /** Called when it gets its first slot. */
  begin: () => void;
}

/** While interactive runs keep all slots busy, background runs get one slice in this many. */
const SLICES_PER_BACKGROUND_SLICE = 4;

/** Gives slots to waiting runs in turn, and takes them back after a slice. */
export class RunScheduler {
  private readonly queues = {
    interactive: roundRobin<QueuedRun>(),
    background: roundRobin<QueuedRun>(),
  };
  /** Runs that have started and have not ended: each occupies a sandbox. */
  private readonly started = new Set<QueuedRun>();
  private backgroundServedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: QueueLimits,
    /** Called when the order of the waiting runs may have changed. */
    private readonly onChange: () => void,
  ) {}

  add(run: QueuedRun): void {
    this.enqueue(run);
    this.dispatch();
  }

  attach(run: QueuedRun, sandbox: Pausable): () => void {
    run.sandbox = sandbox;
    run.isPausable = this.limits.canPause;
    if (run.state === 'idle') this.enqueue(run);
    this.dispatch();
    pauseWhileWaiting(run);
    return () => {
      run.sandbox = undefined;
      run.isPausable = false;
      run.isPaused = false;
    };
  }

  /** A run that sleeps gives its slot back. One that wakes is paused until it has a slot again. */
  setIdle(run: QueuedRun, isIdle: boolean): void {
    if (isIdle && run.state === 'holding') this.releaseSlot(run, 'idle');
    else if (!isIdle && run.state === 'idle') this.enqueue(run);
    else return;
    this.dispatch();
    pauseWhileWaiting(run);
  }

  end(run: QueuedRun): void {
    const queue = this.queues[run.priority];
    if (run.state === 'holding') this.releaseSlot(run, 'ended');
    queue.remove(run);
    // Otherwise this owner's next run would overtake runs whose queue position has already been reported to their clients.
    if (run.hasStarted) queue.moveBack(run);
    this.started.delete(run);
    run.state = 'ended';
    resume(run);
    this.dispatch();
  }

  /** Runs that have not started, the next first. */
  notStarted(priority: QueuedRun['priority']): QueuedRun[] {
    return this.inOrder(priority).filter(({ hasStarted }) => !hasStarted);
  }

  count(state: QueuedRun['state']): number {
    return [...this.started].filter((run) => run.state === state).length;
  }

  private enqueue(run: QueuedRun): void {
    const queue = this.queues[run.priority];
    if (run.priority === 'background' && queue.inOrder().length === 0) {
      this.backgroundServedAt = performance.now();
    }
    run.state = 'waiting';
    queue.add(run);
  }

  private dispatch(): void {
    let schedule = this.schedule();
    let grant = nextGrant(schedule, this.limits);
    while (grant) {
      if (grant.preempted) this.preempt(grant.preempted);
      this.grant(grant.run);
      schedule = this.schedule();
      grant = nextGrant(schedule, this.limits);
      if (grant) this.onChange();
    }
    clearTimeout(this.timer);
    const nextAt = nextDecisionAt(schedule);
    if (nextAt !== undefined) this.timer = setTimeout(() => this.dispatch(), nextAt - schedule.now);
    this.onChange();
  }

  private grant(run: QueuedRun): void {
    const queue = this.queues[run.priority];
    queue.remove(run);
    queue.moveBack(run);
    if (run.priority === 'background') this.backgroundServedAt = performance.now();
    run.state = 'holding';
    run.grantedAt = performance.now();
    const isFirst = !run.hasStarted;
    run.hasStarted = true;
    this.started.add(run);
    if (isFirst) run.begin();
    resume(run);
  }

  private preempt(run: QueuedRun): void {
    this.releaseSlot(run, 'waiting');
    this.enqueue(run);
    pauseWhileWaiting(run);
  }

  private releaseSlot(run: QueuedRun, state: QueuedRun['state']): void {
    run.heldMs += performance.now() - run.grantedAt;
    run.state = state;
    this.queues[run.priority].moveBack(run);
  }

  private schedule(): Schedule<QueuedRun> {
    const now = performance.now();
    const interactiveRuns = this.inOrder('interactive');
    const backgroundRuns = this.inOrder('background');
    const backgroundIntervalMs = (SLICES_PER_BACKGROUND_SLICE * SLICE_MS) / this.limits.slots;
    const backgroundDueAt =
      backgroundRuns.length > 0 ? this.backgroundServedAt + backgroundIntervalMs : Infinity;
    return {
      waiting:
        now >= backgroundDueAt
          ? [...backgroundRuns, ...interactiveRuns]
          : [...interactiveRuns, ...backgroundRuns],
      ...this.occupancy(),
      backgroundDueAt,
      now,
    };
  }

  private inOrder(priority: QueuedRun['priority']): QueuedRun[] {
    const occupancy = this.occupancy();
    return this.queues[priority].inOrder((run) => isAtItsLimit(run, occupancy, this.limits));
  }

  private occupancy(): Occupancy<QueuedRun> {
    const startedRuns = [...this.started];
    return {
      holding: startedRuns.filter(({ state }) => state === 'holding'),
      started: startedRuns,
    };
  }
}

function pauseWhileWaiting(run: QueuedRun): void {
  if (run.state !== 'waiting' || !run.sandbox || run.isPaused) return;
  run.isPaused = true;
  run.sandbox.pause();
}

function resume(run: QueuedRun): void {
  if (!run.isPaused) return;
  run.isPaused = false;
  run.sandbox?.resume();
}
