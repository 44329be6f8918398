import fc from 'fast-check';
import { SLICE_MS } from './next-grant';
import { openRunQueue } from './run-queue';
import { SimulatedRun, TICK_MS } from './testing/simulated-run';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const OWNERS = ['a', 'b', 'c', 'd', 'judge'];
const SLOTS = 2;
const SANDBOXES_PER_OWNER = 3;

/** Milliseconds for which a program computes if positive, or sleeps if negative. */
const phase = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((ticks) => ticks * TICK_MS),
  fc.integer({ min: 1, max: 30 }).map((ticks) => -ticks * TICK_MS),
);
const arrival = fc.record({
  afterTicks: fc.integer({ min: 0, max: 12 }),
  owner: fc.constantFrom(...OWNERS),
  work: fc.array(phase, { minLength: 1, maxLength: 4 }),
});

/** The last run of owner b cannot start while three others of b have sandboxes, so that owner a may use both slots. */
const runsAtSandboxLimit = [
  { afterTicks: 0, owner: 'a', work: [120] },
  { afterTicks: 0, owner: 'b', work: [-320] },
  { afterTicks: 0, owner: 'a', work: [220] },
  { afterTicks: 5, owner: 'b', work: [-220] },
  { afterTicks: 0, owner: 'b', work: [-120, 20] },
  { afterTicks: 0, owner: 'b', work: [20] },
];

function assertFair(runs: readonly SimulatedRun[]): void {
  const canStart = ({ owner }: SimulatedRun) =>
    runs.filter((run) => run.owner === owner && isStarted(run)).length < SANDBOXES_PER_OWNER;
  const needsSlot = (run: SimulatedRun) =>
    run.state === 'paused' || (run.state === 'waiting' && canStart(run));
  const computing = runs.filter(({ state }) => state === 'computing');
  expect(computing.length).toBeLessThanOrEqual(SLOTS);
  for (const owner of OWNERS) {
    const isHeldUp = (run: SimulatedRun) =>
      run.owner !== owner && run.priority === 'interactive' && needsSlot(run);
    if (!runs.some(isHeldUp)) continue;
    expect(computing.filter((run) => run.owner === owner).length).toBeLessThan(SLOTS);
  }
}

function isStarted({ state }: SimulatedRun): boolean {
  return ['computing', 'paused', 'asleep'].includes(state);
}

function byStart(one: SimulatedRun, other: SimulatedRun): number {
  return one.begunAt - other.begunAt;
}

test('[R3] whatever programs do: keeps to the slots, starves nobody, and starts first runs in the announced order', async () => {
  const property = fc.asyncProperty(fc.array(arrival, { maxLength: 16 }), async (arrivals) => {
    const queue = openRunQueue({
      slots: SLOTS,
      canPause: true,
      sandboxes: 100,
      sandboxesPerOwner: SANDBOXES_PER_OWNER,
      waitingPerOwner: 20,
    });
    const runs: SimulatedRun[] = [];
    const firstRuns = new Set<SimulatedRun>();
    const step = async () => {
      await jest.advanceTimersByTimeAsync(TICK_MS);
      assertFair(runs);
    };
    for (const { afterTicks, owner, work } of arrivals) {
      for (let tick = 0; tick < afterTicks; tick += 1) await step();
      const isFirst = runs.every((run) => run.owner !== owner || run.state === 'ended');
      const run = new SimulatedRun(
        queue,
        owner,
        owner === 'judge' ? 'background' : 'interactive',
        work,
      );
      runs.push(run);
      if (isFirst && owner !== 'judge') firstRuns.add(run);
    }
    const maxTicks = arrivals
      .flatMap(({ work }) => work)
      .reduce((sum, ms) => sum + Math.abs(ms) / TICK_MS, 100);
    for (let tick = 0; tick < maxTicks && runs.some(({ state }) => state !== 'ended'); tick += 1)
      await step();

    expect(runs.map(({ state }) => state)).toEqual(runs.map(() => 'ended'));
    expect(queue.load()).toEqual({ running: 0, paused: 0, idle: 0, waiting: 0 });
    const startedRuns = runs.filter((run) => firstRuns.has(run)).toSorted(byStart);
    expect(startedRuns).toEqual([...firstRuns]);
    for (const { positions, arrivedAt, begunAt } of firstRuns) {
      expect(positions.at(-1) ?? 1).toBe(1);
      expect(positions).toEqual([...positions].sort((one, other) => other - one));
      expect(begunAt - arrivedAt).toBeLessThanOrEqual(OWNERS.length * SLICE_MS);
    }
  });
  await fc.assert(property, { numRuns: 60, examples: [[runsAtSandboxLimit]] });
});
