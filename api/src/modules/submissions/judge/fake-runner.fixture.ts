import type { RunOutcome } from '../../../runner/runner';
import { FakeRunner, HELLO, type FakeRun } from '../../../testing/fake-runner';

export type Behaviour = (run: FakeRun) => Partial<RunOutcome> | Promise<Partial<RunOutcome>>;

/** Each run ends well and without a word, but for what is said of it. */
export function createFakeRunner(behave: Behaviour): FakeRunner {
  const runner = new FakeRunner();
  runner.answer = async (run) => ({ ...HELLO, stdout: '', output: '', ...(await behave(run)) });
  return runner;
}

/** What does not end before it is ended. */
export function waitForAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
