import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import type { CodeRunner, Program, RunOutcome, RunRequest, QueueEntry } from '../runner/runner';

export const HELLO: RunOutcome = {
  end: 'exit',
  stdout: 'hello\nworld\n',
  stderr: '',
  output: 'hello\nworld\n',
  code: 0,
  signal: null,
  cpuMs: 12,
  wallMs: 34,
  memoryBytes: 5_600_000,
  compileOutput: '',
};

export interface FakeRun extends RunRequest {
  program: Program;
  queue: QueueEntry;
}

/** A runner without programs: a test sets the outcome of each run. PHP is not installed, and Python has the alias `py`. */
export class FakeRunner implements CodeRunner {
  readonly runs: FakeRun[] = [];
  respond: (run: FakeRun) => Promise<RunOutcome> | RunOutcome = ({ queue }) => {
    queue.onStart?.();
    return HELLO;
  };
  closed = 0;

  async runtimes() {
    return LANGUAGES.map((language) => {
      const available = language !== 'php';
      const reason = available ? '' : 'php is not installed on this server.';
      const aliases = language === 'python' ? ['py'] : [];
      return { language, version: available ? '1.2.3' : '', aliases, available, reason };
    });
  }

  prepare(program: Program, queue: QueueEntry) {
    return {
      run: async (request: RunRequest) => {
        const run = { ...request, program, queue };
        this.runs.push(run);
        return this.respond(run);
      },
    };
  }

  async close() {
    this.closed += 1;
  }
}
