import { insertRow } from '../../../testing/insert-row';
import type { FakeRun, FakeRunner } from '../../../testing/fake-runner';
import { testApp } from '../../../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { addChallenge } from '../../practice/challenge.fixture';
import { addSubmission, makeDue, submissionOf } from '../submission.fixture';
import { runnerThat, untilEnded } from './fake-runner.fixture';
import { startJudge, type JudgeWorker } from './judge-worker';

const api = testApp();
let workers: JudgeWorker[] = [];
let person: Awaited<ReturnType<typeof api.signUp>>;

beforeAll(async () => {
  await addChallenge(api.database, { id: 'pair' });
  await addChallenge(api.database, { id: 'longer' });
});
beforeEach(async () => {
  person = await api.signUp();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

/** The example of the challenge, and what its hidden test asks for. */
const ANSWERS: Readonly<Record<string, string>> = {
  '1 2\n3': '0 1',
  'secret input': 'secret output',
};
const rightly = ({ stdin }: FakeRun) => ({ stdout: ANSWERS[stdin] ?? '' });

function start(runner: FakeRunner) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const worker = startJudge({ database: api.database, runner, log });
  workers.push(worker);
  return { worker, log };
}

const add = (row: Record<string, unknown> = {}) =>
  addSubmission(api.database, { userId: person.userId, challengeId: 'pair' }, row);
const look = (id: string) => submissionOf(api, id, person.token);
const untilDone = (id: string) =>
  waitUntil(`${id} is done`, async () => (await look(id)).status === 'done');

async function progress() {
  return api.database.query(
    'select status, tries from challenge_progress where user_id = $1 and challenge_id = $2',
    [person.userId, 'pair'],
  );
}

async function leaseOf(id: string) {
  const [row] = await api.database.query<{ attempts: number; seconds: number | null }>(
    `select attempts, extract(epoch from lease_until - now())::float8 as seconds
     from submissions where id = $1`,
    [id],
  );
  return row;
}

test('what was handed in is judged, each once, by whichever worker comes first; the verdict counts for its author', async () => {
  const judged = (run: FakeRun) => (run.program.source === 'wrong' ? {} : rightly(run));
  const runners = [runnerThat(judged), runnerThat(judged)];
  const wrong = await add({ code: 'wrong' });
  const right = await add();
  for (const runner of runners) start(runner);
  for (const id of [wrong, right]) await untilDone(id);
  await Promise.all(workers.map((worker) => worker.stop()));
  const verdicts = workers.flatMap((worker) => [...worker.verdicts]);
  expect(verdicts.sort()).toEqual([
    ['accepted', 1],
    ['wrong_answer', 1],
  ]);

  // The wrong one fails at once, the right one runs over both tests.
  expect(runners.flatMap(({ runs }) => runs)).toHaveLength(3);
  expect(await look(right)).toMatchObject({
    verdict: 'accepted',
    languageVersion: '1.2.3',
    passedTests: 2,
    testCount: 2,
    timeMs: 12,
    memoryKb: 5_469,
    position: null,
    failedTest: null,
  });
  expect(await look(wrong)).toMatchObject({
    verdict: 'wrong_answer',
    failedTest: { number: 1, isExample: true, input: '1 2\n3', expected: '0 1', actual: '' },
  });
  expect(await progress()).toEqual([{ status: 'solved', tries: 2 }]);
});

test('one that a dead worker had is judged from the beginning, and counts once', async () => {
  let [died, isEnded] = [false, false];
  const dead = runnerThat(async (run) => {
    if (run.stdin !== 'secret input') return rightly(run);
    died = true;
    // As a process does that hangs: it comes back when all is over.
    await waitUntil('another has judged it', () => isEnded);
    return { stdout: 'late' };
  });
  start(dead);
  const id = await add();
  await waitUntil('it is under way', () => died);
  await makeDue(api.database, id);

  const other = runnerThat(rightly);
  start(other);
  await untilDone(id);
  isEnded = true;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(other.runs.map(({ stdin }) => stdin)).toEqual(['1 2\n3', 'secret input']);
  expect(await look(id)).toMatchObject({ verdict: 'accepted', passedTests: 2 });
  expect(await progress()).toEqual([{ status: 'solved', tries: 1 }]);
});

test('a runner that fails is tried three times, then the person is told, and it counts as no try', async () => {
  const broken = runnerThat(() => Promise.reject(new Error('the sandbox fell over')));
  const { worker, log } = start(broken);
  const id = await add();
  worker.wake();
  for (const attempt of [1, 2]) {
    await waitUntil('it failed', async () => {
      const { status } = await look(id);
      return status === 'queued' && (await leaseOf(id))?.attempts === attempt;
    });
    expect((await leaseOf(id))?.seconds).toBeGreaterThan(0);
    await makeDue(api.database, id);
    worker.wake();
  }
  await untilDone(id);
  expect(await look(id)).toMatchObject({ verdict: 'not_judged', passedTests: 0, timeMs: null });
  expect(broken.runs).toHaveLength(3);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await progress()).toEqual([]);
});

test('one that has taken three workers with it is not given to a fourth', async () => {
  const runner = runnerThat(rightly);
  start(runner);
  const id = await add({ status: 'judging', attempts: 3, lease_until: new Date(0) });
  await untilDone(id);
  expect(await look(id)).toMatchObject({ verdict: 'not_judged' });
  expect(runner.runs).toEqual([]);
});

test('a worker that is told to end gives back what takes long, as if it had never been taken', async () => {
  const slow = runnerThat(({ signal }) => untilEnded(signal));
  const { worker } = start(slow);
  const id = await add();
  await waitUntil('it is under way', () => slow.runs.length > 0);
  await worker.stop();
  expect(slow.runs[0]?.signal.aborted).toBe(true);
  expect(await look(id)).toMatchObject({ status: 'queued', position: 1 });
  expect(await leaseOf(id)).toEqual({ attempts: 0, seconds: null });

  start(runnerThat(rightly));
  await untilDone(id);
  expect(await look(id)).toMatchObject({ verdict: 'accepted' });
});

test('how far it is can be seen meanwhile, and one whose author is gone is ended', async () => {
  await insertRow(api.database, 'challenge_tests', {
    challenge_id: 'longer',
    position: 2,
    input: 'last input',
    output: '',
  });
  let isGone = false;
  const slow = runnerThat(async (run) => {
    if (run.stdin === 'last input') return untilEnded(run.signal);
    if (run.stdin === 'secret input') await waitUntil('the author is gone', () => isGone);
    return rightly(run);
  });
  start(slow);
  const id = await add({ challenge_id: 'longer' });
  await waitUntil('its progress is written', async () => (await look(id)).passedTests === 1);
  expect(await look(id)).toMatchObject({ status: 'judging', verdict: null, testCount: 2 });
  await api.database.query('delete from users where id = $1', [person.userId]);
  isGone = true;
  await waitUntil('its run is ended', () => slow.runs[2]?.signal.aborted === true);
});

test('what no runtime here can judge is left in the line', async () => {
  start(runnerThat(rightly));
  const php = await add({ language: 'php' });
  const python = await add();
  await untilDone(python);
  expect(await look(php)).toMatchObject({ status: 'queued', position: 1 });
});
