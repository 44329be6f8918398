import { RunnerError } from '../runner-error';
import { sandboxesInMemory } from './queue-limits';
import type { RunQueue } from './run-queue';
import { openLoggedQueue } from './testing/logged-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const rejection = (queue: RunQueue, owner: string): Promise<unknown> =>
  queue.enter({ owner, priority: 'interactive' }, new AbortController().signal).then(
    () => 'not rejected',
    (error: unknown) => error,
  );

test('[PR-029] as many runs start as there are slots, and the others are told their position in the queue', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2 });
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => enter(name));
  expect(await takeLog()).toEqual([
    'a starts',
    'b starts',
    'c is at position 1',
    'd is at position 2',
  ]);
  expect(queue.load()).toEqual({ running: 2, paused: 0, idle: 0, waiting: 2 });
  await first?.end();
  expect(await takeLog()).toEqual(['c starts', 'd is at position 1']);
  await first?.end(); // A second call frees nothing.
  expect(await takeLog()).toEqual([]);
  await third?.end();
  expect(await takeLog()).toEqual(['d starts']);
});

test('owners take turns, and the runs of one owner start in the order of their arrival', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const runs = ['x', 'a1', 'a2', 'a3', 'b1'].map((name) => enter(name));
  expect((await takeLog()).slice(1)).toEqual([
    'a1 is at position 1',
    'a2 is at position 2',
    'a3 is at position 3',
    'b1 is at position 2',
    'a2 is at position 3',
    'a3 is at position 4',
  ]);
  for (const index of [0, 1, 4, 2]) await runs[index]?.end();
  const starts = (await takeLog()).filter((line) => line.endsWith('starts'));
  expect(starts).toEqual(['a1 starts', 'b1 starts', 'a2 starts', 'a3 starts']);
});

test('[R3] the first run of an owner is always accepted, the fourth while three are in the queue is rejected', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 2 });
  const owners = Array.from({ length: 60 }, (_, index) => `owner ${index}`);
  const runs = owners.map((owner) => enter(owner, { owner }));
  expect(queue.load()).toMatchObject({ running: 2, waiting: 58 });
  for (const name of ['2', '3']) enter(name, { owner: 'owner 59' });
  expect(await rejection(queue, 'owner 59')).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 29,
  });
  await runs[0]?.end();
  expect(queue.load()).toMatchObject({ running: 2, waiting: 59 });
});

test('[R3] the number of waiting runs is limited, except for background runs', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1, waiting: 3 });
  for (const name of ['a', 'b', 'c', 'd']) enter(name);
  expect(await rejection(queue, 'e')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
  enter('judge', { priority: 'background' });
  expect(queue.load().waiting).toBe(4);
});

test('[R3] a single owner may use all slots, and one of its runs is paused at once when another owner comes', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 2 });
  const [first] = ['a1', 'a2', 'a3'].map((name) => enter(name));
  await takeLog({ afterMs: 50 });
  enter('b');
  expect(await takeLog()).toEqual(['a1 pauses', 'b starts']);
  await first?.end();
  // The owner already has its one slot; the other one is b’s.
  expect(await takeLog()).toEqual([]);
});

test('[R3] if runs cannot be paused, one owner never gets all slots', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 2, canPause: false });
  for (const name of ['a1', 'a2', 'b1']) enter(name);
  expect(await takeLog()).toEqual(['a1 starts', 'a2 is at position 1', 'b1 starts']);
});

test('[R3] a run is paused after its time slice while others wait, and resumed after them', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  enter('loop');
  expect(await takeLog({ afterMs: 10_000 })).toEqual(['loop starts']);
  const hello = enter('hello');
  expect(await takeLog()).toEqual(['loop pauses', 'hello starts']);
  enter('other');
  expect(await takeLog({ afterMs: 399 })).toEqual(['other is at position 1']);
  await hello.end();
  // The loop has waited for longer than the other run.
  expect(await takeLog()).toEqual(['loop resumes']);
  expect(await takeLog({ afterMs: 399 })).toEqual([]);
  expect(await takeLog({ afterMs: 1 })).toEqual(['loop pauses', 'other starts']);
});

test('[R3] a sleeping run frees its slot, and is paused when it wakes until it gets one', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const sleeper = enter('sleeper');
  const otherRun = enter('other');
  await takeLog();
  await sleeper.setIdle(true);
  expect(await takeLog()).toEqual(['other starts']);
  expect(queue.load()).toEqual({ running: 1, paused: 0, idle: 1, waiting: 0 });
  await sleeper.setIdle(false);
  expect(await takeLog()).toEqual(['sleeper pauses']);
  await otherRun.end();
  expect(await takeLog()).toEqual(['sleeper resumes']);
  await sleeper.setIdle(true);
  await sleeper.setIdle(false);
  // A slot was free, so it continued without a pause.
  expect(await takeLog()).toEqual([]);
});

test('[R3] a run that starts its next sandbox without a slot is paused', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const run = enter('a');
  await run.setIdle(true);
  enter('b');
  await takeLog();
  await run.attach();
  expect(await takeLog()).toEqual(['a pauses']);
});

test('[R3] the number of sandboxes is limited in total, and to three for each owner', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2, sandboxes: 5 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) await enter(name).setIdle(true);
  await takeLog();
  for (const name of ['a4', 'c1', 'd1']) enter(name);
  expect(await takeLog()).toEqual([
    'a4 is at position 1',
    'c1 starts',
    'd1 is at position 1',
    'a4 is at position 2',
  ]);
  expect(queue.load()).toMatchObject({ idle: 4, running: 1, waiting: 2 });
});

test('[R3] background runs are paused at once for interactive ones, and still get a share of the time', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  enter('judge', { priority: 'background' });
  await takeLog({ afterMs: 200 });
  enter('a');
  expect(await takeLog()).toEqual(['judge pauses', 'a starts']);
  enter('b');
  expect(await takeLog({ afterMs: 1_599 })).not.toContain('judge resumes');
  expect(await takeLog({ afterMs: 1 })).toContain('judge resumes');
  expect(await takeLog({ afterMs: 100 })).toContain('judge pauses');
});

test('an aborted run is removed from the queue, and the others are told their new position', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const first = enter('x');
  const second = enter('a');
  enter('b');
  await takeLog();
  second.abort(new Error('aborted'));
  await expect(second.enteredSlot).rejects.toThrow('aborted');
  expect(await takeLog()).toEqual(['b is at position 1']);
  await first.end();
  expect(await takeLog()).toEqual(['b starts']);
  const abortedSignal = AbortSignal.abort(new Error('aborted before'));
  const lateRun = queue.enter({ owner: 'c', priority: 'background' }, abortedSignal);
  await expect(lateRun).rejects.toThrow('aborted before');
});

test('[R3] a run that ends while it is paused or sleeps leaves no entry and no timer', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const paused = enter('a');
  await takeLog({ afterMs: 400 });
  const idle = enter('b');
  await idle.setIdle(true);
  await idle.end();
  await paused.end();
  expect(queue.load()).toEqual({ running: 0, paused: 0, idle: 0, waiting: 0 });
  expect(jest.getTimerCount()).toBe(0);
  expect((await takeLog()).at(-1)).toBe('a resumes');
});

test('closing the queue rejects waiting and new runs', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1 });
  enter('x');
  const waiting = enter('a');
  queue.close(new RunnerError('UNAVAILABLE'));
  await expect(waiting.enteredSlot).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await rejection(queue, 'b')).toMatchObject({ code: 'UNAVAILABLE' });
});

test('[R3] the number of sandboxes follows from three quarters of the memory, at most 16 for each slot', () => {
  const GIGABYTE = 2 ** 30;
  expect(sandboxesInMemory(2, 64 * GIGABYTE)).toBe(32);
  expect(sandboxesInMemory(2, 4 * GIGABYTE)).toBe(12);
  expect(sandboxesInMemory(4, GIGABYTE)).toBe(4);
});
