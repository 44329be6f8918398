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

test('[PR-029] starts as many runs as there are slots, and reports their position to the others', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2 });
  const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => enter(name));
  expect(await takeLog()).toEqual(['a begins', 'b begins', 'c is 1', 'd is 2']);
  expect(queue.load()).toEqual({ running: 2, paused: 0, idle: 0, waiting: 2 });
  await first?.end();
  expect(await takeLog()).toEqual(['c begins', 'd is 1']);
  await first?.end(); // A second call frees nothing.
  expect(await takeLog()).toEqual([]);
  await third?.end();
  expect(await takeLog()).toEqual(['d begins']);
});

test('serves owners in turn, each in order', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const runs = ['x', 'a1', 'a2', 'a3', 'b1'].map((name) => enter(name));
  expect((await takeLog()).slice(1)).toEqual([
    'a1 is 1',
    'a2 is 2',
    'a3 is 3',
    'b1 is 2',
    'a2 is 3',
    'a3 is 4',
  ]);
  for (const index of [0, 1, 4, 2]) await runs[index]?.end();
  const begun = (await takeLog()).filter((line) => line.endsWith('begins'));
  expect(begun).toEqual(['a1 begins', 'b1 begins', 'a2 begins', 'a3 begins']);
});

test('[R3] always accepts the first run of an owner, and lets three of an owner wait', async () => {
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

test('[R3] limits the waiting runs of all owners, except for background runs', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1, waiting: 3 });
  for (const name of ['a', 'b', 'c', 'd']) enter(name);
  expect(await rejection(queue, 'e')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
  enter('judge', { priority: 'background' });
  expect(queue.load().waiting).toBe(4);
});

test('[R3] lets a single owner use all slots, and frees one at once when another comes', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 2 });
  const [first] = ['a1', 'a2', 'a3'].map((name) => enter(name));
  await takeLog(50);
  enter('b');
  expect(await takeLog()).toEqual(['a1 pauses', 'b begins']);
  await first?.end();
  // The owner already has its one slot; the other one is b’s.
  expect(await takeLog()).toEqual([]);
});

test('[R3] never gives the last slot to the same owner if runs cannot be paused', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 2, canPause: false });
  for (const name of ['a1', 'a2', 'b1']) enter(name);
  expect(await takeLog()).toEqual(['a1 begins', 'a2 is 1', 'b1 begins']);
});

test('[R3] pauses a run after its slice while others wait, and resumes it after them', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  enter('loop');
  expect(await takeLog(10_000)).toEqual(['loop begins']);
  const hello = enter('hello');
  expect(await takeLog()).toEqual(['loop pauses', 'hello begins']);
  enter('other');
  expect(await takeLog(399)).toEqual(['other is 1']);
  await hello.end();
  // The loop has waited for longer than the other run.
  expect(await takeLog()).toEqual(['loop goes on']);
  expect(await takeLog(399)).toEqual([]);
  expect(await takeLog(1)).toEqual(['loop pauses', 'other begins']);
});

test('[R3] frees the slot of a run that sleeps, and pauses it when it wakes until it gets one', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const sleeper = enter('sleeper');
  const otherRun = enter('other');
  await takeLog();
  await sleeper.setIdle(true);
  expect(await takeLog()).toEqual(['other begins']);
  expect(queue.load()).toEqual({ running: 1, paused: 0, idle: 1, waiting: 0 });
  await sleeper.setIdle(false);
  expect(await takeLog()).toEqual(['sleeper pauses']);
  await otherRun.end();
  expect(await takeLog()).toEqual(['sleeper goes on']);
  await sleeper.setIdle(true);
  await sleeper.setIdle(false);
  // A slot was free, so it continued without a pause.
  expect(await takeLog()).toEqual([]);
});

test('[R3] pauses the next sandbox of a run without a slot from its start', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const run = enter('a');
  await run.setIdle(true);
  enter('b');
  await takeLog();
  await run.attach();
  expect(await takeLog()).toEqual(['a pauses']);
});

test('[R3] limits sandboxes by memory, and to three of an owner', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2, sandboxes: 5 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) await enter(name).setIdle(true);
  await takeLog();
  for (const name of ['a4', 'c1', 'd1']) enter(name);
  expect(await takeLog()).toEqual(['a4 is 1', 'c1 begins', 'd1 is 1', 'a4 is 2']);
  expect(queue.load()).toMatchObject({ idle: 4, running: 1, waiting: 2 });
});

test('[R3] pauses background runs for interactive ones at once, and still gives them a share', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  enter('judge', { priority: 'background' });
  await takeLog(200);
  enter('a');
  expect(await takeLog()).toEqual(['judge pauses', 'a begins']);
  enter('b');
  expect(await takeLog(1_599)).not.toContain('judge goes on');
  expect(await takeLog(1)).toContain('judge goes on');
  expect(await takeLog(100)).toContain('judge pauses');
});

test('removes a run whose caller leaves, and moves the others up', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const first = enter('x');
  const second = enter('a');
  enter('b');
  await takeLog();
  second.leave(new Error('gone'));
  await expect(second.enteredSlot).rejects.toThrow('gone');
  expect(await takeLog()).toEqual(['b is 1']);
  await first.end();
  expect(await takeLog()).toEqual(['b begins']);
  const abortedSignal = AbortSignal.abort(new Error('gone before'));
  const lateRun = queue.enter({ owner: 'c', priority: 'background' }, abortedSignal);
  await expect(lateRun).rejects.toThrow('gone before');
});

test('[R3] leaves nothing behind when a run ends while it is paused or asleep', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 1 });
  const paused = enter('a');
  await takeLog(400);
  const idle = enter('b');
  await idle.setIdle(true);
  await idle.end();
  await paused.end();
  expect(queue.load()).toEqual({ running: 0, paused: 0, idle: 0, waiting: 0 });
  expect(jest.getTimerCount()).toBe(0);
  expect((await takeLog()).at(-1)).toBe('a goes on');
});

test('rejects waiting and new runs when it is closed', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1 });
  enter('x');
  const waiting = enter('a');
  queue.close(new RunnerError('UNAVAILABLE'));
  await expect(waiting.enteredSlot).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await rejection(queue, 'b')).toMatchObject({ code: 'UNAVAILABLE' });
});

test('[R3] shares three quarters of the memory between sandboxes, at most 16 for each slot', () => {
  const GIGABYTE = 2 ** 30;
  expect(sandboxesInMemory(2, 64 * GIGABYTE)).toBe(32);
  expect(sandboxesInMemory(2, 4 * GIGABYTE)).toBe(12);
  expect(sandboxesInMemory(4, GIGABYTE)).toBe(4);
});
