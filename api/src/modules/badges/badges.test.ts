import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addChallenge } from '../practice/testing/challenge';
import { addQuiz } from '../quizzes/testing/quiz';

const api = testApp();

beforeAll(async () => {
  for (let number = 1; number <= 10; number += 1) {
    await addChallenge(api.database, { id: `c${number}` });
  }
  await addQuiz(api.database);
});

/** Noon in India on a day of November. */
const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 6, 30));

const solve = (userId: string, number: number, at: Date) =>
  insertRow(api.database, 'challenge_progress', {
    user_id: userId,
    challenge_id: `c${number}`,
    status: 'solved',
    solved_at: at,
  });

async function earned(token: string) {
  const { badges } = await api.call(getStatsEndpoint, {}, token);
  return Object.fromEntries(
    badges.flatMap(({ key, earnedAt }) => (earnedAt === null ? [] : [[key, earnedAt]])),
  );
}

test('[PF-019] every badge has the text of its rule, and a new member has earned none', async () => {
  const { token } = await api.signUp();
  const { badges } = await api.call(getStatsEndpoint, {}, token);
  expect(badges.length).toBeGreaterThan(4);
  for (const { rule } of badges) expect(rule).not.toBe('');
  expect(await earned(token)).toEqual({});
});

test('[PF-019] challenges earn a badge on the day on which its condition is met', async () => {
  const { token, userId } = await api.signUp();
  // Six days in a row, then a gap.
  for (const day of [1, 2, 3, 4, 5, 6]) await solve(userId, day, noon(day));
  await solve(userId, 7, noon(8));
  expect(await earned(token)).toEqual({ 'first-challenge': noon(1).toISOString() });
  await solve(userId, 8, noon(7));
  expect(await earned(token)).toMatchObject({ 'week-streak': noon(7).toISOString() });
  await solve(userId, 9, noon(9));
  await solve(userId, 10, noon(10));
  expect(await earned(token)).toMatchObject({ 'ten-challenges': noon(10).toISOString() });
});

test('[PF-019] a quiz with only correct answers earns the badge Full marks', async () => {
  const { token, userId } = await api.signUp();
  const end = (id: string, score: number, day: number) =>
    insertRow(api.database, 'quiz_attempts', {
      id: `${userId} ${id}`,
      quiz_id: 'q1',
      user_id: userId,
      started_at: noon(day),
      deadline: noon(day),
      submitted_at: noon(day),
      score,
    });
  await end('first', 2, 1);
  expect(await earned(token)).toEqual({});
  await end('second', 3, 2);
  expect(await earned(token)).toEqual({ 'full-marks': noon(2).toISOString() });
});
