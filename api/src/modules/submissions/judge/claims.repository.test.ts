import { testApp } from '../../../testing/test-app';
import { addChallenge } from '../../practice/testing/challenge';
import { addSubmission, expireLease, getSubmission } from '../testing/submission';
import {
  claimNext,
  completeClaim,
  releaseClaim,
  renewClaim,
  postponeClaim,
  type Claim,
} from './claims.repository';
import { LEASE_SECONDS } from '../lease';

const api = testApp();
const PYTHON = ['python'];
const ACCEPTED = {
  verdict: 'accepted',
  languageVersion: '3',
  passedTests: 2,
  testCount: 2,
  timeMs: 1,
  memoryKb: 1,
  failedTest: null,
  compileOutput: '',
} as const;

beforeAll(() => addChallenge(api.database, { id: 'pair' }));
beforeEach(() => api.database.query('delete from submissions'));

async function claim(): Promise<Claim> {
  const [next] = await claimNext(api.database, PYTHON);
  if (!next) throw new Error('no submission is waiting');
  return next;
}

test('users take turns however many submissions they have, and queue positions reflect the turns', async () => {
  const [asha, ravi, meera] = [await api.signUp(), await api.signUp(), await api.signUp()];
  const add = (userId: string, secondsAgo: number) =>
    addSubmission(api.database, { userId, challengeId: 'pair', secondsAgo });
  const submissions = [
    { id: await add(asha.userId, 60), token: asha.token },
    { id: await add(ravi.userId, 30), token: ravi.token },
    { id: await add(meera.userId, 20), token: meera.token },
    { id: await add(asha.userId, 50), token: asha.token },
    { id: await add(ravi.userId, 10), token: ravi.token },
    { id: await add(asha.userId, 40), token: asha.token },
  ];
  const positions = async () =>
    Promise.all(
      submissions.map(async ({ id, token }) => (await getSubmission(api, id, token)).position),
    );
  expect(await positions()).toEqual([1, 2, 3, 4, 5, 6]);

  const claimedIds: string[] = [];
  for (const [index] of submissions.entries()) {
    claimedIds.push((await claim()).id);
    if (index === 1) expect(await positions()).toEqual([null, null, 1, 2, 3, 4]);
  }
  expect(claimedIds).toEqual(submissions.map(({ id }) => id));
  expect(await claimNext(api.database, PYTHON)).toEqual([]);
});

test('workers skip submissions locked by others without waiting, and claim only languages they can judge', async () => {
  const { userId } = await api.signUp();
  for (const language of ['python', 'java', 'python']) {
    await addSubmission(api.database, { userId, challengeId: 'pair' }, { language });
  }
  const claims = await api.database.transaction(async (transaction) => [
    await claimNext(transaction, PYTHON),
    await claimNext(api.database, PYTHON),
    await claimNext(api.database, PYTHON),
  ]);
  expect(claims.map(([one]) => one?.language)).toEqual(['python', 'python', undefined]);
  expect(await claimNext(api.database, ['php', 'java'])).toMatchObject([{ language: 'java' }]);
});

test('a worker that lost its claim can neither renew, release, postpone nor complete it', async () => {
  const { userId, token } = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId: 'pair' });
  const lostClaim = await claim();
  expect(await renewClaim(api.database, lostClaim, 1)).toBe(true);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', passedTests: 1 });
  await expireLease(api.database, id);
  const current = await claim();
  expect([lostClaim.attempts, current.attempts]).toEqual([1, 2]);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', passedTests: 0 });

  expect(await renewClaim(api.database, lostClaim, 2)).toBe(false);
  await releaseClaim(api.database, lostClaim);
  await postponeClaim(api.database, lostClaim, 1);
  expect(await completeClaim(api.database, lostClaim, ACCEPTED)).toBe(false);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', verdict: null });

  expect(await completeClaim(api.database, current, ACCEPTED)).toBe(true);
  expect(await completeClaim(api.database, current, { ...ACCEPTED, verdict: 'wrong_answer' })).toBe(
    false,
  );
  expect(await getSubmission(api, id, token)).toMatchObject({
    status: 'done',
    verdict: 'accepted',
  });
});

test('a postponed submission waits, a released one does not', async () => {
  const { userId } = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId: 'pair' });
  await releaseClaim(api.database, await claim());
  await postponeClaim(api.database, await claim(), 60);
  expect(await claimNext(api.database, PYTHON)).toEqual([]);
  await expireLease(api.database, id);
  expect(await claim()).toMatchObject({ id, attempts: 2 });
});

test('after the clock was set back, an earlier lease has ended and does not count as being judged', async () => {
  const { userId, token } = await api.signUp();
  const other = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId: 'pair', secondsAgo: 2 });
  await claim();
  const leaseFrom = (seconds: number) =>
    api.database.query(
      `update submissions set lease_until = now() + make_interval(secs => $2) where id = $1`,
      [id, LEASE_SECONDS + seconds],
    );
  // The lease of a concurrent statement that began a little later is still valid.
  await leaseFrom(1);
  expect(await claimNext(api.database, PYTHON)).toEqual([]);

  await leaseFrom(3_600);
  const waiting = { challengeId: 'pair', secondsAgo: 1 };
  const secondId = await addSubmission(api.database, { userId, ...waiting });
  await addSubmission(api.database, { userId: other.userId, ...waiting, secondsAgo: 0 });
  expect((await getSubmission(api, secondId, token)).position).toBe(1);
  expect(await claim()).toMatchObject({ id, attempts: 2 });
});
