import { insertRow } from '../../../testing/insert-row';
import type { FakeRun, FakeRunner } from '../../../testing/fake-runner';
import { testApp } from '../../../testing/test-app';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { addChallenge } from '../../practice/testing/challenge';
import { addSubmission, expireLease, getSubmission } from '../testing/submission';
import { createFakeRunner, waitForAbort } from './testing/fake-runner';
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

/** The outputs for the example and the hidden test of the challenge. */
const ANSWERS: Readonly<Record<string, string>> = {
  '1 2\n3': '0 1',
  'secret input': 'secret output',
};
const correctAnswer = ({ stdin }: FakeRun) => ({ stdout: ANSWERS[stdin] ?? '' });

function start(runner: FakeRunner) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const worker = startJudge({ database: api.database, runner, log });
  workers.push(worker);
  return { worker, log };
}

const add = (row: Record<string, unknown> = {}) =>
  addSubmission(api.database, { userId: person.userId, challengeId: 'pair' }, row);
const getCurrent = (id: string) => getSubmission(api, id, person.token);
const waitUntilDone = (id: string) =>
  waitUntil(`${id} is done`, async () => (await getCurrent(id)).status === 'done');

async function readProgress() {
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

/** One statement, because the attempt may begin between two. */
async function isPostponed(id: string, attempts: number): Promise<boolean> {
  const rows = await api.database.query(
    `select from submissions where id = $1 and attempts = $2 and status = 'queued'`,
    [id, attempts],
  );
  return rows.length > 0;
}

test('judges each submission once, by whichever worker comes first, and updates the author’s progress', async () => {
  const respond = (run: FakeRun) => (run.program.source === 'wrong' ? {} : correctAnswer(run));
  const runners = [createFakeRunner(respond), createFakeRunner(respond)];
  const wrongId = await add({ code: 'wrong' });
  const rightId = await add();
  for (const runner of runners) start(runner);
  for (const id of [wrongId, rightId]) await waitUntilDone(id);
  await Promise.all(workers.map((worker) => worker.stop()));
  const verdicts = workers.flatMap((worker) => [...worker.verdicts]);
  expect(verdicts.sort()).toEqual([
    ['accepted', 1],
    ['wrong_answer', 1],
  ]);

  // The wrong solution fails the first test, the correct one runs both.
  expect(runners.flatMap(({ runs }) => runs)).toHaveLength(3);
  expect(await getCurrent(rightId)).toMatchObject({
    verdict: 'accepted',
    languageVersion: '1.2.3',
    passedTests: 2,
    testCount: 2,
    timeMs: 12,
    memoryKb: 5_469,
    position: null,
    failedTest: null,
  });
  expect(await getCurrent(wrongId)).toMatchObject({
    verdict: 'wrong_answer',
    failedTest: { number: 1, isExample: true, input: '1 2\n3', expected: '0 1', actual: '' },
  });
  expect(await readProgress()).toEqual([{ status: 'solved', tries: 2 }]);
});

test('when the lease of a worker that hangs ends, another judges its submission from the beginning, and it is counted once', async () => {
  let [isHanging, isEnded] = [false, false];
  const hangingRunner = createFakeRunner(async (run) => {
    if (run.stdin !== 'secret input') return correctAnswer(run);
    isHanging = true;
    // Returns only after the other worker has finished.
    await waitUntil('another worker has judged the submission', () => isEnded);
    return { stdout: 'late' };
  });
  start(hangingRunner);
  const id = await add();
  await waitUntil('the run is under way', () => isHanging);
  await expireLease(api.database, id);

  const otherRunner = createFakeRunner(correctAnswer);
  start(otherRunner);
  await waitUntilDone(id);
  isEnded = true;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(otherRunner.runs.map(({ stdin }) => stdin)).toEqual(['1 2\n3', 'secret input']);
  expect(await getCurrent(id)).toMatchObject({ verdict: 'accepted', passedTests: 2 });
  expect(await readProgress()).toEqual([{ status: 'solved', tries: 1 }]);
});

test('a verdict that is not stored, because the submission was deleted meanwhile, is not counted', async () => {
  const id = await add();
  const runner = createFakeRunner(async (run) => {
    await api.database.query('delete from submissions where id = $1', [id]);
    return correctAnswer(run);
  });
  const { worker } = start(runner);
  await waitUntil('the program has run', () => runner.runs.length > 0);
  await worker.stop();
  expect([...worker.verdicts]).toEqual([]);
});

test('a failing runner is tried three times; then the submission is not judged and does not count as a try', async () => {
  const brokenRunner = createFakeRunner(() => Promise.reject(new Error('the sandbox crashed')));
  const { worker, log } = start(brokenRunner);
  const id = await add();
  worker.wake();
  for (const attempt of [1, 2]) {
    await waitUntil('the attempt failed', () => isPostponed(id, attempt));
    expect((await leaseOf(id))?.seconds).toBeGreaterThan(0);
    await expireLease(api.database, id);
    worker.wake();
  }
  await waitUntilDone(id);
  expect(await getCurrent(id)).toMatchObject({
    verdict: 'not_judged',
    passedTests: 0,
    timeMs: null,
  });
  expect(brokenRunner.runs).toHaveLength(3);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await readProgress()).toEqual([]);
});

test('a submission during which three workers died is not judged again', async () => {
  const runner = createFakeRunner(correctAnswer);
  start(runner);
  const id = await add({ status: 'judging', attempts: 3, lease_until: new Date(0) });
  await waitUntilDone(id);
  expect(await getCurrent(id)).toMatchObject({ verdict: 'not_judged' });
  expect(runner.runs).toEqual([]);
});

test('a stopping worker releases running submissions without counting the attempt', async () => {
  const slowRunner = createFakeRunner(({ signal }) => waitForAbort(signal));
  const { worker } = start(slowRunner);
  const id = await add();
  await waitUntil('the run is under way', () => slowRunner.runs.length > 0);
  await worker.stop();
  expect(slowRunner.runs[0]?.signal.aborted).toBe(true);
  expect(await getCurrent(id)).toMatchObject({ status: 'queued', position: 1 });
  expect(await leaseOf(id)).toEqual({ attempts: 0, seconds: null });

  start(createFakeRunner(correctAnswer));
  await waitUntilDone(id);
  expect(await getCurrent(id)).toMatchObject({ verdict: 'accepted' });
});

test('shows the progress while judging, and aborts the run when the author is deleted', async () => {
  await insertRow(api.database, 'challenge_tests', {
    challenge_id: 'longer',
    position: 2,
    input: 'last input',
    output: '',
  });
  let isGone = false;
  const slowRunner = createFakeRunner(async (run) => {
    if (run.stdin === 'last input') return waitForAbort(run.signal);
    if (run.stdin === 'secret input') await waitUntil('the author is gone', () => isGone);
    return correctAnswer(run);
  });
  start(slowRunner);
  const id = await add({ challenge_id: 'longer' });
  await waitUntil('the progress is stored', async () => (await getCurrent(id)).passedTests === 1);
  expect(await getCurrent(id)).toMatchObject({ status: 'judging', verdict: null, testCount: 2 });
  await api.database.query('delete from users where id = $1', [person.userId]);
  isGone = true;
  await waitUntil('the run is aborted', () => slowRunner.runs[2]?.signal.aborted === true);
});

test('submissions whose language has no runtime on this server stay in the queue', async () => {
  start(createFakeRunner(correctAnswer));
  const php = await add({ language: 'php' });
  const python = await add();
  await waitUntilDone(python);
  expect(await getCurrent(php)).toMatchObject({ status: 'queued', position: 1 });
});
