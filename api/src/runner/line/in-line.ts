import { ApiError } from '../../plugins/api-error';
import type { CodeRunner, PreparedProgram, Program, RuntimeState } from '../code-runner';
import { underEither } from '../either-signal';
import { openLine, type LineOptions } from './line';
import { tallyRuns } from './tally';

/** What runs programs as soon as it is told to. */
export interface SlotRunner {
  runtimes(): Promise<readonly RuntimeState[]>;
  prepare(program: Program): PreparedProgram;
  close(): Promise<void>;
}

/** A runner that lets only so many run at once; the others wait in line. */
export function inLine(runner: SlotRunner, options: LineOptions): CodeRunner {
  const line = openLine(options);
  const tally = tallyRuns();
  const ending = new AbortController();

  return {
    runtimes: () => runner.runtimes(),

    prepare(program, waiting) {
      const prepared = runner.prepare(program);
      return {
        run(request) {
          return underEither([request.signal, ending.signal], async (signal) => {
            const free = await line.enter(waiting, signal);
            try {
              const outcome = await prepared.run({ ...request, signal });
              tally.ran(program.language, outcome.end);
              return outcome;
            } catch (error) {
              tally.ran(program.language, signal.aborted ? 'left' : 'failed');
              throw error;
            } finally {
              free();
            }
          });
        },
      };
    },

    load: () => ({ running: line.running, waiting: line.waiting, ended: tally.counts() }),

    async close() {
      const reason = new ApiError('UNAVAILABLE');
      line.close(reason);
      ending.abort(reason);
      await runner.close();
    },
  };
}
