import { randomUUID } from 'node:crypto';
import {
  buyStreakFreezeEndpoint,
  getCoinHistoryEndpoint,
  getCoinRulesEndpoint,
} from '@sopaan/schemas/stats/coins';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import {
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { testApp } from '../../testing/test-app';
import { recordVerdict } from '../practice/progress/progress.service';
import { addChallenge } from '../practice/testing/challenge';
import { addQuiz } from '../quizzes/testing/quiz';
import { earnCoins } from './coins.service';

const api = testApp();

beforeAll(async () => {
  for (const id of ['pair', 'graph']) await addChallenge(api.database, { id, title: `The ${id}` });
  await addQuiz(api.database);
});

const accept = (userId: string, challengeId: string) =>
  api.database.transaction((transaction) =>
    recordVerdict(transaction, {
      userId,
      challengeId,
      accepted: true,
      submittedAt: new Date(),
    }),
  );

const earn = (userId: string, subject: string, reason: 'challenge' | 'lesson' = 'lesson') =>
  api.database.transaction((transaction) => earnCoins(transaction, { userId, reason, subject }));

const history = async (token: string) => (await api.call(getCoinHistoryEndpoint, {}, token)).items;
const stats = (token: string) => api.call(getStatsEndpoint, {}, token);
const buy = (token: string, requestId: string = randomUUID()) =>
  api.call(buyStreakFreezeEndpoint, { requestId }, token);

/** A member with enough coins for `count` freezes: ten lessons earn the 50 coins that one costs. */
async function memberWithCoinsFor(count: number) {
  const member = await api.signUp();
  for (let index = 0; index < count * 10; index += 1) await earn(member.userId, `lesson-${index}`);
  return member;
}

test('[PF-019] an accepted challenge earns its coins once, however often and concurrently it is accepted', async () => {
  const { token, userId } = await api.signUp();
  await Promise.all(Array.from({ length: 6 }, () => accept(userId, 'pair')));
  await Promise.all(Array.from({ length: 6 }, () => earn(userId, 'pair', 'challenge')));
  expect(await stats(token)).toMatchObject({ coins: 10, points: 10 });
  expect(await history(token)).toMatchObject([
    { reason: 'challenge', title: 'Solve a challenge', subject: 'The pair', coins: 10 },
  ]);
});

test('[PF-019] a quiz earns coins when it is passed, once', async () => {
  const { token, userId } = await api.signUp();
  const attempt = async (answers: readonly number[]) => {
    const { attemptId } = await api.call(
      startQuizAttemptEndpoint,
      { quizId: 'q1', order: 'stored' },
      token,
    );
    for (const [index, option] of answers.entries()) {
      await api.database.query('insert into quiz_answers values ($1, $2, $3)', [
        attemptId,
        `q1-${index + 1}`,
        option,
      ]);
    }
    // Of two concurrent requests only one ends the attempt.
    const submit = () => api.call(submitQuizAttemptEndpoint, { attemptId }, token);
    await Promise.all([submit(), submit()]);
  };
  await attempt([0]);
  expect((await stats(token)).coins).toBe(0);
  await attempt([0, 1]);
  expect((await stats(token)).coins).toBe(20);
  await attempt([0, 1, 2]);
  expect(await history(token)).toMatchObject([{ reason: 'quiz', subject: 'Rivers of India' }]);
  const [{ sum } = { sum: 0 }] = await api.database.query<{ sum: number }>(
    'select sum(coins) as sum from coin_entries where user_id = $1',
    [userId],
  );
  expect((await stats(token)).coins).toBe(sum);
});

test('[PF-019] the ranking begins with Beginner and follows the points, which spending does not lower', async () => {
  const { token } = await memberWithCoinsFor(2);
  const { levels } = await api.call(getCoinRulesEndpoint, {});
  expect(levels[0]).toEqual({ name: 'Beginner', points: 0 });
  const before = await stats(token);
  expect(before).toMatchObject({ coins: 100, points: 100, level: levels[1], nextLevel: levels[2] });
  await buy(token);
  expect(await stats(token)).toMatchObject({ coins: 50, points: 100, level: levels[1] });
  const beginner = await api.signUp();
  expect(await stats(beginner.token)).toMatchObject({ coins: 0, level: levels[0] });
});

test('[PF-019] the ledger lists what was earned and spent, newest first, and its sum is the balance', async () => {
  const { token } = await memberWithCoinsFor(1);
  await buy(token);
  const entries = await history(token);
  expect(entries[0]).toMatchObject({ reason: 'streak-freeze', title: 'Streak freeze', coins: -50 });
  expect(entries.reduce((sum, { coins }) => sum + coins, 0)).toBe(0);
  const first = await api.call(getCoinHistoryEndpoint, { limit: 4 }, token);
  const rest = await api.call(
    getCoinHistoryEndpoint,
    { limit: 50, cursor: String(first.nextCursor) },
    token,
  );
  expect([...first.items, ...rest.items]).toEqual(entries);
});

test('[PF-019] concurrent purchases never exceed the balance, and a repeated request buys once', async () => {
  const { token } = await memberWithCoinsFor(1);
  const requestId = randomUUID();
  const same = await Promise.all([buy(token, requestId), buy(token, requestId)]);
  expect(same).toEqual([
    { balance: 0, streakFreezes: 1 },
    { balance: 0, streakFreezes: 1 },
  ]);
  const other = await memberWithCoinsFor(1);
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => buy(other.token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stats(other.token)).toMatchObject({ coins: 0, streakFreezes: 1 });
});

test('[PF-019] a purchase that exceeds the balance is rejected with the price and the balance', async () => {
  const { token, userId } = await api.signUp();
  await earn(userId, 'lesson');
  expect(
    await api.rejection(buyStreakFreezeEndpoint, { requestId: randomUUID() }, token),
  ).toMatchObject({
    status: 409,
    message: 'Streak freeze: you need 50 coins and have 5.',
  });
  expect(await stats(token)).toMatchObject({ coins: 5, streakFreezes: 0 });
});

test('[PF-019] a member holds at most two freezes', async () => {
  const { token } = await memberWithCoinsFor(3);
  await buy(token);
  await buy(token);
  expect(
    await api.rejection(buyStreakFreezeEndpoint, { requestId: randomUUID() }, token),
  ).toMatchObject({ status: 409, message: expect.stringContaining('already have 2') });
  expect(await stats(token)).toMatchObject({ coins: 50, streakFreezes: 2 });
});

test('a member cannot see the coins and the ledger of another member', async () => {
  await memberWithCoinsFor(1);
  const stranger = await api.signUp();
  expect(await history(stranger.token)).toEqual([]);
  expect(await stats(stranger.token)).toMatchObject({ coins: 0, points: 0 });
});
