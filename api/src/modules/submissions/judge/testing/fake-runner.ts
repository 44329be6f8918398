import type { RunOutcome } from '../../../../runner/runner';
import { FakeRunner, HELLO, type FakeRun } from '../../../../testing/fake-runner';

export type Behaviour = (run: FakeRun) => Partial<RunOutcome> | Promise<Partial<RunOutcome>>;

/** A runner whose runs succeed without output, except for what `behave` returns. */
export function createFakeRunner(behave: Behaviour): FakeRunner {
  const runner = new FakeRunner();
  runner.respond = async (run) => ({ ...HELLO, stdout: '', output: '', ...(await behave(run)) });
  return runner;
}

/** Rejects when the signal aborts. */
export function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
