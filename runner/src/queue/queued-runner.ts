import { RunnerError } from '../runner-error';
import type { CodeRunner, Program, RuntimeState } from '../code-runner';
import { withAnySignal } from '@sopaan/http/any-signal';
import type { QueueOptions } from './queue-limits';
import { openRunQueue } from './run-queue';
import { runStats } from './run-stats';
import type { SlotProgram } from './slot';

/** What runs programs as soon as it is asked to. */
export interface SlotRunner {
  /** Whether it attaches what it runs to the slot. */
  readonly canPause: boolean;
  runtimes(): Promise<readonly RuntimeState[]>;
  /** What is compiled for an owner is kept for the owner's next run of it. */
  prepare(program: Program, owner: string): SlotProgram;
  close(): Promise<void>;
}

/** A runner in which only so many runs compute at once; the others wait, or are paused. */
export function queuedRunner(runner: SlotRunner, options: QueueOptions): CodeRunner {
  const queue = openRunQueue({ canPause: runner.canPause, ...options });
  const stats = runStats();
  const closing = new AbortController();

  return {
    runtimes: () => runner.runtimes(),

    prepare(program, waiting) {
      const prepared = runner.prepare(program, waiting.owner);
      return {
        run(request) {
          return withAnySignal([request.signal, closing.signal], async (signal) => {
            const slot = await queue.enter(waiting, signal);
            try {
              const outcome = await prepared.run({ ...request, signal }, slot);
              stats.record(program.language, outcome.end);
              return outcome;
            } catch (error) {
              stats.record(program.language, signal.aborted ? 'left' : 'failed');
              throw error;
            } finally {
              slot.release();
            }
          });
        },
      };
    },

    load: () => ({ ...queue.load(), ended: stats.counts() }),

    async close() {
      const reason = new RunnerError('UNAVAILABLE');
      queue.close(reason);
      closing.abort(reason);
      await runner.close();
    },
  };
}
