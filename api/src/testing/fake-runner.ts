import { LANGUAGES } from '@sopaan/schemas/code-run';
import type { CodeRunner, Program, RunOutcome, RunRequest, QueueOptions } from '../runner/runner';

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
  waiting: QueueOptions;
}

/** Runs nothing: each run ends as the test says. PHP is not installed, and Python is known as `py` too. */
export class FakeRunner implements CodeRunner {
  readonly runs: FakeRun[] = [];
  answer: (run: FakeRun) => Promise<RunOutcome> | RunOutcome = ({ waiting }) => {
    waiting.onStart?.();
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

  prepare(program: Program, waiting: QueueOptions) {
    return {
      run: async (request: RunRequest) => {
        const run = { ...request, program, waiting };
        this.runs.push(run);
        return this.answer(run);
      },
    };
  }

  async close() {
    this.closed += 1;
  }
}
