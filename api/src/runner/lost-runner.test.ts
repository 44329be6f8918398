import { startRunner, type RunnerProcess } from '@sopaan/tooling/servers/runner-process';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { openRunner } from './open-runner';
import type { CodeRunner, Priority, RunOutcome } from './runner';

let runnerProcess: RunnerProcess;
let runner: CodeRunner;
beforeAll(async () => {
  runnerProcess = await startRunner({ RUN_SLOTS: '1', LOG_LEVEL: 'silent' });
  runner = openRunner({ executeUrl: runnerProcess.url });
});
afterAll(async () => {
  await runner.close();
  await runnerProcess.stop();
});

/** Starts a run and records its events. */
function start(source: string, owner: string, priority: Priority) {
  const events: string[] = [];
  let resolveStarted = () => {};
  const started = new Promise<void>((resolve) => (resolveStarted = resolve));
  const queue = {
    owner,
    priority,
    onPosition: (position: number) => events.push(`queued ${position}`),
    onStart() {
      events.push('started');
      resolveStarted();
    },
  };
  const program = runner.prepare({ language: 'python', source }, queue);
  const outcome: Promise<RunOutcome> = program.run({
    stdin: '',
    signal: new AbortController().signal,
  });
  return { outcome, started, events };
}

test('running and queued programs survive a restart of a killed runner', async () => {
  const runtimes = await runner.runtimes();
  if (!runtimes.some(({ language, available }) => language === 'python' && available)) {
    console.info('python is not installed: no real program was run');
    return;
  }
  const slowRun = start('import time; time.sleep(1); print("ran")', 'asha', 'interactive');
  await slowRun.started;
  const otherRuns = [
    start('print("waited")', 'ravi', 'interactive'),
    start('print("judged")', 'meera', 'background'),
  ];
  await Promise.all(otherRuns.map(({ events }) => waitForRun(() => events.length > 0)));
  await runnerProcess.kill();
  await waitForRun(() => slowRun.events.at(-1) === 'queued 1');
  await runnerProcess.start();
  const outcomes = await Promise.all([slowRun, ...otherRuns].map(({ outcome }) => outcome));
  expect(outcomes.map(({ end, stdout }) => `${end} ${stdout}`)).toEqual([
    'exit ran\n',
    'exit waited\n',
    'exit judged\n',
  ]);
  expect(slowRun.events.filter((event) => event === 'started')).toHaveLength(2);
  for (const { events } of otherRuns) expect(events.at(-1)).toBe('started');
});

test('a program is not retried after it has crashed the runner three times', async () => {
  const endlessRun = start('while True: pass', 'asha', 'background');
  const rejected = endlessRun.outcome.catch((error: unknown) => error);
  for (let times = 1; times <= 3; times += 1) {
    await waitForRun(
      () => endlessRun.events.filter((event) => event === 'started').length === times,
    );
    await runnerProcess.kill();
    await runnerProcess.start();
  }
  expect(await rejected).toMatchObject({ code: 'UNAVAILABLE' });
});

test('closing the runner rejects pending runs', async () => {
  const other = openRunner({ executeUrl: runnerProcess.url });
  const program = other.prepare(
    { language: 'python', source: 'while True: pass' },
    { owner: 'asha', priority: 'background', onStart: () => void other.close() },
  );
  const run = program.run({ stdin: '', signal: new AbortController().signal });
  await expect(run).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

function waitForRun(condition: () => boolean): Promise<void> {
  return waitUntil('the run has the expected events', condition);
}
