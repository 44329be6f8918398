import { openLoggedQueue } from './testing/logged-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const classroom = { group: 'school' };

test('[R3] a group of owners takes turns like one owner, and within the group its owners do', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const a1 = enter('a1', classroom);
  const [b1, b2, c1] = [enter('b1', classroom), enter('b2', classroom), enter('c1', classroom)];
  const z1 = enter('z1');
  await takeLog();
  const log: string[] = [];
  for (const run of [a1, z1, b1, c1, b2]) {
    await run.end();
    log.push(...(await takeLog()).filter((line) => line.endsWith('begins')));
  }
  expect(log).toEqual(['z1 begins', 'b1 begins', 'c1 begins', 'b2 begins']);
});

test('[R3] lets forty owners of one group wait, and leaves a slot and sandboxes to others', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2, sandboxes: 32 });
  const names = Array.from({ length: 40 }, (_, index) => String.fromCharCode(97 + index));
  for (const name of names) for (let run = 0; run < 3; run += 1) enter(name, classroom);
  expect(queue.load()).toMatchObject({ running: 2, waiting: 118 });
  await takeLog(60_000);
  expect(queue.load()).toMatchObject({ running: 2, paused: 14, waiting: 104 });
  enter('~1');
  expect(await takeLog()).toContain('~1 begins');
});

test('[R3] limits the waiting runs of a group', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1, waitingPerGroup: 4 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(name, classroom);
  const entry = { owner: 'f', group: 'school', priority: 'interactive' } as const;
  const sixth = queue.enter(entry, new AbortController().signal);
  await expect(sixth).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  enter('z');
  expect(queue.load()).toMatchObject({ running: 1, waiting: 5 });
});
