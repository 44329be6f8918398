import { randomUUID } from 'node:crypto';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
} from '@sopaan/schemas/practice/hundred-days';
import { buyStreakFreezeEndpoint } from '@sopaan/schemas/stats/coins';
import { insertRow } from '../../../../testing/insert-row';
import { testApp } from '../../../../testing/test-app';
import { earnCoins } from '../../../coins/coins.service';
import { addChallenge } from '../../testing/challenge';
import { computeStreaks } from '../compute-streaks';

const api = testApp();

beforeAll(async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) {
    await addChallenge(api.database, {
      id: `day-${day}`,
      type: '100_days_code_conquest',
      day,
      position: day,
    });
  }
});

async function memberWithFreeze() {
  const member = await api.signUp();
  await api.call(startHundredDaysEndpoint, {}, member.token);
  await api.database.transaction(async (transaction) => {
    for (let index = 0; index < 10; index += 1) {
      const subject = `lesson-${index}`;
      await earnCoins(transaction, { userId: member.userId, reason: 'lesson', subject });
    }
  });
  await api.call(buyStreakFreezeEndpoint, { requestId: randomUUID() }, member.token);
  return member;
}

/** Moves the run and the purchase back, so that today is a later day of the run. */
async function passDays(userId: string, days: number): Promise<void> {
  for (const [table, column] of [
    ['hundred_days_runs', 'started_on'],
    ['streak_freezes', 'bought_on'],
  ]) {
    await api.database.query(
      `update ${table} set ${column} = ${column} - $2::integer where user_id = $1`,
      [userId, days],
    );
  }
}

const solveOnTime = (userId: string, day: number) =>
  insertRow(api.database, 'hundred_days_solves', {
    user_id: userId,
    day,
    solved_on: '2026-11-01',
    caught_up: false,
  });

const read = (token: string) => api.call(getHundredDaysEndpoint, {}, token);

test('[PF-019] a missed day that a bought freeze covers does not break the streak; the next missed day does', async () => {
  const { token, userId } = await memberWithFreeze();
  expect(await read(token)).toMatchObject({ streakFreezes: 1, frozenDays: [] });
  await passDays(userId, 3);
  for (const day of [1, 3]) await solveOnTime(userId, day);
  expect(await read(token)).toMatchObject({
    currentStreak: 2,
    longestStreak: 2,
    frozenDays: [2],
    streakFreezes: 0,
  });
  await passDays(userId, 1);
  expect(await read(token)).toMatchObject({ currentStreak: 0, longestStreak: 2 });
});

test('[PF-019] a freeze that was used before a restart is not used again', async () => {
  const { token, userId } = await memberWithFreeze();
  await passDays(userId, 2);
  await solveOnTime(userId, 1);
  expect(await read(token)).toMatchObject({ frozenDays: [2] });
  expect(await api.call(restartHundredDaysEndpoint, {}, token)).toMatchObject({
    streakFreezes: 0,
    frozenDays: [],
  });
});

test('[PF-019] a freeze that was not used remains available after a restart', async () => {
  const { token } = await memberWithFreeze();
  expect(await api.call(restartHundredDaysEndpoint, {}, token)).toMatchObject({ streakFreezes: 1 });
});

const solved = (...days: number[]) => new Set(days);

test.each([
  ['covers a day before its purchase', solved(1, 3), 4, [3], []],
  ['is spent while there is no streak', solved(3), 4, [1], []],
  ['is spent on today', solved(1), 2, [1], []],
  [
    'is spent after the last day',
    new Set(Array.from({ length: 100 }, (_, i) => i + 1)),
    103,
    [1],
    [],
  ],
])('no freeze %s', (_what, days, currentDay, freezes, frozenDays) => {
  expect(computeStreaks(days, currentDay, freezes).frozenDays).toEqual(frozenDays);
});

test('two freezes cover two days, the older one first', () => {
  expect(computeStreaks(solved(1, 2, 5), 6, [4, 1])).toEqual({
    current: 3,
    longest: 3,
    frozenDays: [3, 4],
  });
});
