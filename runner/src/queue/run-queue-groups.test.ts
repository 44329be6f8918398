import { openLoggedQueue } from './testing/logged-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const classroom = { group: 'school' };

test('[R3] a group takes turns with other owners like one owner, and its members take turns within it', async () => {
  const { enter, takeLog } = openLoggedQueue({ slots: 1 });
  const a1 = enter('a1', classroom);
  const [b1, b2, c1] = [enter('b1', classroom), enter('b2', classroom), enter('c1', classroom)];
  const z1 = enter('z1');
  await takeLog();
  const log: string[] = [];
  for (const run of [a1, z1, b1, c1, b2]) {
    await run.end();
    log.push(...(await takeLog()).filter((line) => line.endsWith('starts')));
  }
  expect(log).toEqual(['z1 starts', 'b1 starts', 'c1 starts', 'b2 starts']);
});

test('[R3] with forty waiting owners of one group, another owner starts at once', async () => {
  const { queue, enter, takeLog } = openLoggedQueue({ slots: 2, sandboxes: 32 });
  const names = Array.from({ length: 40 }, (_, index) => String.fromCharCode(97 + index));
  for (const name of names) for (let run = 0; run < 3; run += 1) enter(name, classroom);
  expect(queue.load()).toMatchObject({ running: 2, waiting: 118 });
  await takeLog({ afterMs: 60_000 });
  expect(queue.load()).toMatchObject({ running: 2, paused: 14, waiting: 104 });
  enter('A1');
  expect(await takeLog()).toContain('A1 starts');
});

test('[R3] the number of waiting runs of a group is limited', async () => {
  const { queue, enter } = openLoggedQueue({ slots: 1, waitingPerGroup: 4 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(name, classroom);
  const entry = { owner: 'f', group: 'school', priority: 'interactive' } as const;
  const sixth = queue.enter(entry, new AbortController().signal);
  await expect(sixth).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  enter('z');
  expect(queue.load()).toMatchObject({ running: 1, waiting: 5 });
});
