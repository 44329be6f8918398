import { LANGUAGES } from '@sopaan/schemas/code-runs/code-run';
import type { CodeRunner, Program, RunOutcome, RunRequest, QueueEntry } from '../code-runner';

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
  entry: QueueEntry;
}

/** Runs nothing: each run ends as the test says. PHP is not installed, and Python is known as `py` too. */
export class FakeRunner implements CodeRunner {
  readonly runs: FakeRun[] = [];
  onRun: (run: FakeRun) => Promise<RunOutcome> | RunOutcome = () => HELLO;

  async runtimes() {
    return LANGUAGES.map((language) => {
      const available = language !== 'php';
      const reason = available ? '' : 'php is not installed on this server.';
      const aliases = language === 'python' ? ['py'] : [];
      return { language, version: available ? '3.11.2' : '', aliases, available, reason };
    });
  }

  prepare(program: Program, entry: QueueEntry) {
    return {
      run: async (request: RunRequest) => {
        const run = { ...request, program, entry };
        this.runs.push(run);
        return this.onRun(run);
      },
    };
  }

  load = () => ({
    running: 1,
    paused: 3,
    idle: 4,
    waiting: 2,
    ended: [{ language: 'python' as const, end: 'exit' as const, count: 3 }],
  });

  close = async () => undefined;
}
