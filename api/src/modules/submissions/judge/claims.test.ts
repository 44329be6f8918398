import { testApp } from '../../../testing/test-app';
import { addChallenge } from '../../practice/challenge.fixture';
import { addSubmission, expireLease, getSubmission } from '../submission.fixture';
import { claimNext, completeClaim, releaseClaim, renewClaim, postponeClaim, type Claim } from './claims';

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
  const next = await claimNext(api.database, PYTHON);
  if (!next) throw new Error('nothing waits');
  return next;
}

test('people take turns whatever they handed in, and the places that they are told say so', async () => {
  const [asha, ravi, meera] = [await api.signUp(), await api.signUp(), await api.signUp()];
  const add = (userId: string, secondsAgo: number) =>
    addSubmission(api.database, { userId, challengeId: 'pair', secondsAgo });
  const line = [
    { id: await add(asha.userId, 60), token: asha.token },
    { id: await add(ravi.userId, 30), token: ravi.token },
    { id: await add(meera.userId, 20), token: meera.token },
    { id: await add(asha.userId, 50), token: asha.token },
    { id: await add(ravi.userId, 10), token: ravi.token },
    { id: await add(asha.userId, 40), token: asha.token },
  ];
  const places = async () =>
    Promise.all(line.map(async ({ id, token }) => (await getSubmission(api, id, token)).position));
  expect(await places()).toEqual([1, 2, 3, 4, 5, 6]);

  const taken: string[] = [];
  for (const [index] of line.entries()) {
    taken.push((await claim()).id);
    if (index === 1) expect(await places()).toEqual([null, null, 1, 2, 3, 4]);
  }
  expect(taken).toEqual(line.map(({ id }) => id));
  expect(await claimNext(api.database, PYTHON)).toBeUndefined();
});

test('what one worker is about to take another passes over, without waiting; each takes what it can judge', async () => {
  const { userId } = await api.signUp();
  for (const language of ['python', 'java', 'python']) {
    await addSubmission(api.database, { userId, challengeId: 'pair' }, { language });
  }
  const claims = await api.database.transaction(async (transaction) => [
    await claimNext(transaction, PYTHON),
    await claimNext(api.database, PYTHON),
    await claimNext(api.database, PYTHON),
  ]);
  expect(claims.map((one) => one?.language)).toEqual(['python', 'python', undefined]);
  expect((await claimNext(api.database, ['php', 'java']))?.language).toBe('java');
});

test('one that lost a submission can neither keep it, give it back, put it off nor end it', async () => {
  const { userId, token } = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId: 'pair' });
  const lost = await claim();
  expect(await renewClaim(api.database, lost, 1)).toBe(true);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', passedTests: 1 });
  await expireLease(api.database, id);
  const held = await claim();
  expect([lost.attempts, held.attempts]).toEqual([1, 2]);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', passedTests: 0 });

  expect(await renewClaim(api.database, lost, 2)).toBe(false);
  await releaseClaim(api.database, lost);
  await postponeClaim(api.database, lost, 1);
  expect(await completeClaim(api.database, lost, ACCEPTED)).toBe(false);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'judging', verdict: null });

  expect(await completeClaim(api.database, held, ACCEPTED)).toBe(true);
  expect(await completeClaim(api.database, held, { ...ACCEPTED, verdict: 'wrong_answer' })).toBe(false);
  expect(await getSubmission(api, id, token)).toMatchObject({ status: 'done', verdict: 'accepted' });
});

test('one that was put off waits for its time, one that was given back does not', async () => {
  const { userId } = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId: 'pair' });
  await releaseClaim(api.database, await claim());
  await postponeClaim(api.database, await claim(), 60);
  expect(await claimNext(api.database, PYTHON)).toBeUndefined();
  await expireLease(api.database, id);
  expect(await claim()).toMatchObject({ id, attempts: 2 });
});
