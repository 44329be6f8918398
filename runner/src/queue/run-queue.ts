import { RunnerError } from '../runner-error';
import type { RunnerLoad, QueueEntry } from '../code-runner';
import { queueLimits, type QueueOptions } from './queue-limits';
import { RunScheduler, type QueuedRun } from './run-scheduler';
import type { Slot } from './slot';
import { waitEstimate } from './wait-estimate';

export interface HeldSlot extends Slot {
  /** To be called when the run has ended. */
  release: () => void;
}

export interface RunQueue {
  /** Resolves when the run may start. Rejects with `RATE_LIMITED` and seconds to wait if the queue is full. */
  enter(entry: QueueEntry, signal: AbortSignal): Promise<HeldSlot>;
  /** Rejects all runs that have not started, and all later ones. */
  close(reason: Error): void;
  load(): Omit<RunnerLoad, 'ended'>;
}

interface Waiter {
  run: QueuedRun;
  position: number;
  onPosition: QueueEntry['onPosition'];
  reject: (reason: unknown) => void;
}

/** Shares the slots between the runs of all owners: docs/decisions/0043. */
export function openRunQueue(options: QueueOptions): RunQueue {
  const limits = queueLimits(options);
  const estimate = waitEstimate();
  const waiters = new Map<QueuedRun, Waiter>();
  const scheduler = new RunScheduler(limits, reportPositions);
  let closeReason: Error | undefined;

  function reportPositions(): void {
    for (const [index, run] of scheduler.notStarted('interactive').entries()) {
      const waiter = waiters.get(run);
      if (!waiter || waiter.position === index + 1) continue;
      waiter.position = index + 1;
      waiter.onPosition?.(waiter.position);
    }
  }

  /** There are only as many background runs as workers of the judge, so they are not limited. */
  function assertHasRoom({ owner, group = owner, priority }: QueueEntry): void {
    if (priority === 'background') return;
    const waitingRuns = scheduler.notStarted('interactive');
    const groupRuns = waitingRuns.filter((run) => run.group === group);
    const ownRuns = groupRuns.filter((run) => run.owner === owner);
    const [first] = ownRuns;
    const isFull = waitingRuns.length >= limits.waiting;
    const isGroupFull = groupRuns.length >= limits.waitingPerGroup;
    if (!isFull && !isGroupFull && ownRuns.length < limits.waitingPerOwner) return;
    const runsAhead = isFull || !first ? waitingRuns.length : waitingRuns.indexOf(first) + 1;
    throw new RunnerError('RATE_LIMITED', {
      retryAfter: estimate.secondsFor(runsAhead, limits.slots),
    });
  }

  function createSlot(run: QueuedRun): HeldSlot {
    return {
      attach: (sandbox) => scheduler.attach(run, sandbox),
      setIdle: (isIdle) => scheduler.setIdle(run, isIdle),
      release: () => {
        if (run.state === 'ended') return;
        scheduler.end(run);
        estimate.record(run.heldMs);
      },
    };
  }

  return {
    async enter({ owner, group = owner, priority, onPosition, onStart }, signal) {
      signal.throwIfAborted();
      if (closeReason) throw closeReason;
      assertHasRoom({ owner, group, priority });
      return new Promise((resolve, reject) => {
        const onAbort = () => rejectRun(signal.reason);
        const rejectRun = (reason: unknown) => {
          stopWaiting();
          reject(reason);
          scheduler.end(run);
        };
        const stopWaiting = () => {
          signal.removeEventListener('abort', onAbort);
          waiters.delete(run);
        };
        const begin = () => {
          stopWaiting();
          onStart?.();
          resolve(createSlot(run));
        };
        const run: QueuedRun = {
          owner,
          group,
          priority,
          state: 'waiting',
          hasStarted: false,
          isPausable: false,
          isPaused: false,
          grantedAt: 0,
          heldMs: 0,
          sandbox: undefined,
          begin,
        };
        waiters.set(run, { run, position: 0, onPosition, reject: rejectRun });
        signal.addEventListener('abort', onAbort, { once: true });
        scheduler.add(run);
      });
    },

    close(reason) {
      closeReason = reason;
      for (const { reject } of [...waiters.values()]) reject(reason);
    },

    load: () => ({
      running: scheduler.count('holding'),
      paused: scheduler.count('waiting'),
      idle: scheduler.count('idle'),
      waiting: waiters.size,
    }),
  };
}
