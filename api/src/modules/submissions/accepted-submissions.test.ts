import { MIN_COMPARED_SOLUTIONS } from '@sopaan/schemas/practice/submission';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { recordVerdict } from '../practice/progress/progress.service';
import { addChallenge } from '../practice/testing/challenge';
import { addSubmission, getSubmission } from './testing/submission';

const api = testApp();

beforeAll(async () => {
  await insertRow(api.database, 'conquest_rounds', { number: 1, title: 'First steps' });
  await addChallenge(api.database, { id: 'pair', round: 1, position: 1, points: 20 });
});

/** Stores a submission and its verdict, as the judge does. */
async function addJudged(userId: string, verdict: string, usage: object = {}): Promise<string> {
  const id = await addSubmission(api.database, { userId, challengeId: 'pair' });
  await api.database.transaction(async (transaction) => {
    await transaction.query(
      `update submissions set status = 'done', verdict = $2, judged_at = now() where id = $1`,
      [id, verdict],
    );
    for (const [column, value] of Object.entries(usage)) {
      await transaction.query(`update submissions set ${column} = $2 where id = $1`, [id, value]);
    }
    const accepted = verdict === 'accepted';
    await recordVerdict(transaction, {
      userId,
      challengeId: 'pair',
      accepted,
      submittedAt: new Date(),
    });
  });
  return id;
}

test('[U12] only the submission that solves a challenge first earns its points', async () => {
  const { userId, token } = await api.signUp();
  const earned = async (verdict: string) =>
    (await getSubmission(api, await addJudged(userId, verdict), token)).pointsEarned;
  expect(await earned('wrong_answer')).toBe(0);
  expect(await earned('accepted')).toBe(20);
  expect(await earned('accepted')).toBe(0);
});

test('an accepted solution is compared with those of others in its language, once there are enough', async () => {
  await api.database.query('delete from submissions');
  const [{ userId, token }, other] = [await api.signUp(), await api.signUp()];
  const id = await addJudged(userId, 'accepted', { time_ms: 50, memory_kb: 1_000 });
  const comparison = async () => (await getSubmission(api, id, token)).comparison;
  const addOthers = (count: number, row: object) =>
    Promise.all(
      Array.from({ length: count }, () =>
        addSubmission(
          api.database,
          { userId: other.userId, challengeId: 'pair' },
          { status: 'done', verdict: 'accepted', time_ms: 50, memory_kb: 1_000, ...row },
        ),
      ),
    );
  await addOthers(MIN_COMPARED_SOLUTIONS - 1, { time_ms: 80 });
  // Neither other languages nor failed solutions nor the member's own count.
  await addOthers(3, { language: 'java' });
  await addOthers(3, { verdict: 'wrong_answer' });
  await addJudged(userId, 'accepted', { time_ms: 90, memory_kb: 2_000 });
  expect(await comparison()).toBeNull();
  await addOthers(1, { time_ms: 20, memory_kb: 4_000 });
  expect(await comparison()).toEqual({
    solutionCount: MIN_COMPARED_SOLUTIONS,
    slowerPercent: 95,
    largerPercent: 5,
  });
});
