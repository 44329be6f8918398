import {
  getChallengeGuideEndpoint,
  getEditorialEndpoint,
  giveUpChallengeEndpoint,
  openHintEndpoint,
} from '@sopaan/schemas/practice/challenge-guide';
import { getChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import { insertRow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addSubmission, getSubmission } from '../../submissions/testing/submission';
import { recordVerdict } from '../progress/progress.service';
import { addChallenge } from '../testing/challenge';
import { addGuide } from '../testing/guide';

const api = testApp();
const challengeId = 'pair';

beforeAll(async () => {
  await insertRow(api.database, 'conquest_rounds', { number: 1, title: 'First steps' });
  await addChallenge(api.database, { id: challengeId, round: 1, position: 1, points: 20 });
  await addGuide(api.database, challengeId);
  await addChallenge(api.database, { id: 'bare', position: 2 });
  for (const day of [1, 2]) {
    const type = '100_days_code_conquest';
    await addChallenge(api.database, { id: `day-${day}`, type, day, position: 2 + day });
    await addGuide(api.database, `day-${day}`);
  }
});

const read = (token: string, id = challengeId) =>
  api.call(getChallengeGuideEndpoint, { challengeId: id }, token);
const open = (token: string, hintNumber: number) =>
  api.call(openHintEndpoint, { challengeId, hintNumber }, token);
const giveUpChallenge = (token: string, id = challengeId) =>
  api.call(giveUpChallengeEndpoint, { challengeId: id }, token);
const giveUpRejection = (token: string, id = challengeId) =>
  api.rejection(giveUpChallengeEndpoint, { challengeId: id }, token);
const editorialRejection = (token: string, id = challengeId) =>
  api.rejection(getEditorialEndpoint, { challengeId: id }, token);
const solve = (userId: string, id = challengeId) =>
  api.database.transaction((transaction) =>
    recordVerdict(transaction, {
      userId,
      challengeId: id,
      accepted: true,
      submittedAt: new Date(),
    }),
  );
const coinsOf = (userId: string) =>
  api.database.query('select from coin_entries where user_id = $1', [userId]);
const scoresOf = (userId: string) =>
  api.database.query('select points from conquest_scores where user_id = $1 and round = 0', [
    userId,
  ]);

test('hints are opened one after the other, each member has their own, and they cost nothing', async () => {
  const { token, userId } = await api.signUp();
  expect(await read(token)).toEqual({
    hintCount: 3,
    hints: [],
    editorial: 'closed',
    hasGivenUp: false,
  });
  const skipped = { challengeId, hintNumber: 2 };
  expect(await api.rejection(openHintEndpoint, skipped, token)).toMatchObject({ status: 409 });
  expect((await open(token, 1)).hints).toEqual(['<p>Try <em>small</em> numbers.</p>']);
  await open(token, 2);
  expect((await open(token, 1)).hints).toHaveLength(2);
  expect((await read(token)).hints).toHaveLength(2);
  expect((await read((await api.signUp()).token)).hints).toEqual([]);
  await open(token, 3);
  const beyond = { challengeId, hintNumber: 4 };
  expect(await api.rejection(openHintEndpoint, beyond, token)).toMatchObject({ status: 404 });
  await solve(userId);
  expect(await scoresOf(userId)).toEqual([{ points: 20 }]);
});

test('the editorial with the reference solution opens when the member has solved the challenge', async () => {
  const { token, userId } = await api.signUp();
  expect(await editorialRejection(token)).toMatchObject({ status: 403 });
  const key = { id: challengeId, challange_type: 'code_conquest' } as const;
  const responses = [await read(token), await api.call(getChallengeEndpoint, key, token)];
  expect(JSON.stringify(responses)).not.toMatch(/print\(42\)|Sort them|is the sum/);
  await solve(userId);
  expect(await read(token)).toMatchObject({ editorial: 'open', hasGivenUp: false });
  expect(await api.call(getEditorialEndpoint, { challengeId }, token)).toEqual({
    html: '<p>The <strong>key</strong> is the sum.</p>',
    solution: { language: 'python', code: 'print(42)' },
  });
  // Giving up afterwards changes nothing.
  expect(await giveUpChallenge(token)).toMatchObject({ hasGivenUp: false });
});

test('a member who gives up reads the editorial, and the challenge earns neither points nor coins', async () => {
  const { token, userId } = await api.signUp();
  await open(token, 1);
  const coinsBefore = (await coinsOf(userId)).length;
  expect(await giveUpChallenge(token)).toMatchObject({ editorial: 'open', hasGivenUp: true });
  await giveUpChallenge(token);
  await api.call(getEditorialEndpoint, { challengeId }, token);
  expect((await read(token)).hints).toHaveLength(1);
  const id = await addSubmission(api.database, { userId, challengeId });
  await api.database.transaction(async (transaction) => {
    await transaction.query(
      `update submissions set status = 'done', verdict = 'accepted', judged_at = now() where id = $1`,
      [id],
    );
    const solution = { userId, challengeId, accepted: true, submittedAt: new Date() };
    await recordVerdict(transaction, solution);
  });
  expect((await getSubmission(api, id, token)).pointsEarned).toBe(0);
  expect(await scoresOf(userId)).toEqual([]);
  expect(await coinsOf(userId)).toHaveLength(coinsBefore);
  // The challenge counts as solved.
  const key = { id: challengeId, challange_type: 'code_conquest' } as const;
  expect(await api.call(getChallengeEndpoint, key, token)).toMatchObject({ status: 'solved' });
});

test('nobody can give up while a solution is being judged, so that its verdict earns its points', async () => {
  const { token, userId } = await api.signUp();
  const id = await addSubmission(api.database, { userId, challengeId });
  expect(await giveUpRejection(token)).toMatchObject({
    status: 409,
    message: 'Your solution is still being judged. Wait for its verdict first.',
  });
  await api.database.query(
    `update submissions set status = 'done', verdict = 'accepted', judged_at = now() where id = $1`,
    [id],
  );
  await solve(userId);
  expect(await scoresOf(userId)).toEqual([{ points: 20 }]);
});

test('the editorial of a day cannot be opened until the day is over, unless the member has solved it', async () => {
  const { token, userId } = await api.signUp();
  const forbidden = { status: 403, message: 'This editorial opens when the day is over.' };
  expect(await read(token, 'day-1')).toMatchObject({ editorial: 'today' });
  expect(await giveUpRejection(token, 'day-1')).toMatchObject(forbidden);
  expect(await editorialRejection(token, 'day-1')).toMatchObject({ status: 403 });
  await insertRow(api.database, 'hundred_days_runs', { user_id: userId, started_on: '2026-01-01' });
  const startDaysAgo = (days: number) =>
    api.database.query(
      `update hundred_days_runs set started_on = (now() at time zone 'Asia/Kolkata')::date - $2::integer
       where user_id = $1`,
      [userId, days],
    );
  await startDaysAgo(1);
  expect(await read(token, 'day-1')).toMatchObject({ editorial: 'closed' });
  expect(await giveUpChallenge(token, 'day-1')).toMatchObject({ editorial: 'open' });
  expect(await giveUpRejection(token, 'day-2')).toMatchObject(forbidden);
  await solve(userId, 'day-2');
  expect(await read(token, 'day-2')).toMatchObject({ editorial: 'open', hasGivenUp: false });
});

test('days that have not come, unknown challenges and challenges without a guide have nothing to show', async () => {
  const { token } = await api.signUp();
  const guideRejection = (id: string, caller?: string) =>
    api.rejection(getChallengeGuideEndpoint, { challengeId: id }, caller);
  expect(await guideRejection('day-2', token)).toMatchObject({ code: 'DAY_LOCKED' });
  expect(await editorialRejection(token, 'day-2')).toMatchObject({ code: 'DAY_LOCKED' });
  expect(await guideRejection('none', token)).toMatchObject({ status: 404 });
  expect(await guideRejection(challengeId)).toMatchObject({ status: 401 });
  expect(await read(token, 'bare')).toMatchObject({ hintCount: 0, editorial: 'none' });
  expect(await giveUpRejection(token, 'bare')).toMatchObject({ status: 404 });
  expect(await editorialRejection(token, 'bare')).toMatchObject({ status: 404 });
});
