import type { PreparedProgram, RunOutcome, RunRequest } from '../code-runner';
import { HELLO } from '../testing/fake-runner';
import { queuedRunner, type SlotRunner } from './queued-runner';

/** A runner whose runs last until the test ends them. */
class ManualRunner implements SlotRunner {
  readonly running: Array<{ request: RunRequest; end: (outcome: RunOutcome | Error) => void }> = [];
  readonly canPause = false;
  runtimes = async () => [];
  close = async () => undefined;

  prepare(): PreparedProgram {
    return {
      run: (request) =>
        new Promise((resolve, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          const end = (outcome: RunOutcome | Error) =>
            outcome instanceof Error ? reject(outcome) : resolve(outcome);
          this.running.push({ request, end });
        }),
    };
  }
}

function setup() {
  const manualRunner = new ManualRunner();
  const runner = queuedRunner(manualRunner, { slots: 1 });
  const start = (owner: string, signal = new AbortController().signal) => {
    const program = runner.prepare(
      { language: 'php', source: '' },
      { owner, priority: 'interactive' },
    );
    return program.run({ stdin: '', signal });
  };
  const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
  return { manualRunner, runner, start, flushPromises };
}

test('[PR-029] a slot is freed whether its run succeeded, failed or was aborted', async () => {
  const { manualRunner, runner, start, flushPromises } = setup();
  const controller = new AbortController();
  const runs = [start('a'), start('b', controller.signal), start('c')];
  const outcomes = Promise.allSettled(runs);
  await flushPromises();
  expect(manualRunner.running).toHaveLength(1);
  manualRunner.running[0]?.end(new Error('broken'));
  await flushPromises();
  controller.abort(new Error('aborted'));
  await flushPromises();
  manualRunner.running[2]?.end(HELLO);
  expect(await outcomes).toMatchObject([
    { reason: { message: 'broken' } },
    { reason: { message: 'aborted' } },
    { value: HELLO },
  ]);
  expect(runner.load?.()).toEqual({
    running: 0,
    paused: 0,
    idle: 0,
    waiting: 0,
    ended: [
      { language: 'php', end: 'failed', count: 1 },
      { language: 'php', end: 'left', count: 1 },
      { language: 'php', end: 'exit', count: 1 },
    ],
  });
});

test('closing the runner rejects running, waiting and new runs as unavailable', async () => {
  const { runner, start, flushPromises } = setup();
  const outcomes = Promise.allSettled([start('a'), start('b')]);
  await flushPromises();
  await runner.close();
  const unavailable = { reason: { code: 'UNAVAILABLE' } };
  expect(await outcomes).toMatchObject([unavailable, unavailable]);
  await expect(start('c')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
