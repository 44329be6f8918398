import type { QueueEntry } from '../../code-runner';
import type { QueueOptions } from '../queue-limits';
import { openRunQueue, type HeldSlot } from '../run-queue';

/** A queue with a log of its runs, for tests with fake timers. */
export function openLoggedQueue(options: QueueOptions) {
  const queue = openRunQueue({ canPause: true, ...options });
  const log: string[] = [];
  const enter = (name: string, changes: Partial<QueueEntry> = {}) => {
    const controller = new AbortController();
    const enteredSlot = queue.enter(
      {
        owner: name.charAt(0),
        priority: 'interactive',
        onStart: () => log.push(`${name} starts`),
        onPosition: (position) => log.push(`${name} is at position ${position}`),
        ...changes,
      },
      controller.signal,
    );
    const attach = (slot: HeldSlot) =>
      slot.attach({
        pause: () => log.push(`${name} pauses`),
        resume: () => log.push(`${name} resumes`),
      });
    const detach = enteredSlot.then(attach, () => () => undefined);
    return {
      enteredSlot,
      /** Attaches its next sandbox. */
      attach: async () => attach(await enteredSlot),
      setIdle: async (isIdle: boolean) => (await enteredSlot).setIdle(isIdle),
      end: async () => {
        (await detach)();
        (await enteredSlot).release();
      },
      abort: (reason: Error) => controller.abort(reason),
    };
  };
  /** Advances the time, and returns the log since the last call. */
  const takeLog = async ({ afterMs = 0 } = {}) => {
    await jest.advanceTimersByTimeAsync(afterMs);
    return log.splice(0);
  };
  return { queue, enter, takeLog };
}
