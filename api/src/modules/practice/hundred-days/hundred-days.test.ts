import { getDayChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
} from '@sopaan/schemas/practice/hundred-days';
import { testApp } from '../../../testing/test-app';
import { addChallenge } from '../testing/challenge';
import { recordVerdict } from '../progress/progress.service';

const api = testApp();
const TYPE = { challange_type: '100_days_code_conquest', id: 'title' } as const;

beforeAll(async () => {
  for (const day of [1, 2, 3, 4, 5]) {
    await addChallenge(api.database, {
      id: `day-${day}`,
      type: '100_days_code_conquest',
      title: `Day ${day}`,
      day,
      position: day,
    });
  }
});

/** Noon in India on a day of November. */
const novemberNoon = (day: number) => new Date(Date.UTC(2026, 10, day, 6, 30));

const solve = (userId: string, day: number, submittedAt: Date) =>
  api.database.transaction((transaction) =>
    recordVerdict(transaction, { userId, challengeId: `day-${day}`, accepted: true, submittedAt }),
  );

const setStartedDaysAgo = (userId: string, days: number) =>
  api.database.query(
    `update hundred_days_runs
     set started_on = (now() at time zone 'Asia/Kolkata')::date - $2::integer where user_id = $1`,
    [userId, days],
  );

const rejectionOfDay = (token: string, day: number) =>
  api.rejection(getDayChallengeEndpoint, { ...TYPE, days_id: `day-${day}` }, token);

test('[PR-002] guests see the days, only the first of them open', async () => {
  const days = await api.call(getHundredDaysEndpoint, {});
  expect(days).toMatchObject({ startedOn: null, currentDay: null, currentStreak: 0 });
  expect(days.days.map(({ state }) => state)).toEqual([
    'open',
    ...Array.from({ length: 4 }, () => 'locked'),
  ]);
  const secondDay = await api.rejection(getDayChallengeEndpoint, { ...TYPE, days_id: 'day-2' });
  expect(secondDay).toMatchObject({ status: 403, code: 'DAY_LOCKED' });
});

test('[PR-002] each day from the start unlocks one more challenge; later days are rejected', async () => {
  const { token, userId } = await api.signUp();
  expect(await rejectionOfDay(token, 2)).toMatchObject({ status: 403, code: 'DAY_LOCKED' });
  await api.call(getDayChallengeEndpoint, { ...TYPE, days_id: 'day-1' }, token);

  const started = await api.call(startHundredDaysEndpoint, {}, token);
  expect(started).toMatchObject({ startedOn: started.today, currentDay: 1 });
  expect(await rejectionOfDay(token, 2)).toMatchObject({ code: 'DAY_LOCKED' });

  await setStartedDaysAgo(userId, 2);
  // Starting again does not restart.
  const third = await api.call(startHundredDaysEndpoint, {}, token);
  expect(third).toMatchObject({ currentDay: 3 });
  expect(third.days.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'open',
    'locked',
    'locked',
  ]);
  expect(third.days[2]).toMatchObject({ unlocksOn: third.today });
  await api.call(getDayChallengeEndpoint, { ...TYPE, days_id: 'day-3' }, token);
  expect(await rejectionOfDay(token, 4)).toMatchObject({ code: 'DAY_LOCKED' });

  await setStartedDaysAgo(userId, 500);
  const over = await api.call(getHundredDaysEndpoint, {}, token);
  expect(over).toMatchObject({ currentDay: 100, currentStreak: 0 });
});

test('[PR-002] solving the first day starts the run; days solved on time make a streak, later ones are caught up', async () => {
  const { token, userId } = await api.signUp();
  // Half past eleven in the evening in India is still that day.
  await solve(userId, 1, new Date(Date.UTC(2026, 10, 1, 18, 0)));
  await solve(userId, 2, novemberNoon(2));
  // Day 5 is still locked then, and day 3 is late.
  await solve(userId, 5, novemberNoon(4));
  await solve(userId, 4, novemberNoon(4));
  await solve(userId, 3, novemberNoon(4));
  await solve(userId, 3, novemberNoon(5));

  const { days, startedOn, longestStreak } = await api.call(getHundredDaysEndpoint, {}, token);
  expect({ startedOn, longestStreak }).toEqual({ startedOn: '2026-11-01', longestStreak: 2 });
  expect(days.slice(0, 4)).toMatchObject([
    { state: 'solved', solvedOn: '2026-11-01' },
    { state: 'solved', solvedOn: '2026-11-02' },
    { state: 'caught-up', solvedOn: '2026-11-04' },
    { state: 'solved', solvedOn: '2026-11-04' },
  ]);
  expect(days[4]).toMatchObject({ solvedOn: null });
});

test('[PR-002] a streak continues while today is still open, and ends with a missed day', async () => {
  const { token, userId } = await api.signUp();
  await api.call(startHundredDaysEndpoint, {}, token);
  await setStartedDaysAgo(userId, 2);
  const [day] = await api.database.query<{ first: Date }>(
    "select started_on + time '12:00' at time zone 'Asia/Kolkata' as first from hundred_days_runs where user_id = $1",
    [userId],
  );
  const noonAfterDays = (offset: number) =>
    new Date((day?.first.getTime() ?? 0) + offset * 86_400_000);
  await solve(userId, 1, noonAfterDays(0));
  await solve(userId, 2, noonAfterDays(1));
  const streak = async () => (await api.call(getHundredDaysEndpoint, {}, token)).currentStreak;
  expect(await streak()).toBe(2);
  await solve(userId, 3, noonAfterDays(2));
  expect(await streak()).toBe(3);
  await setStartedDaysAgo(userId, 4);
  expect(await streak()).toBe(0);
});

test('[PR-002] restarting resets the days, and solved challenges stay solved', async () => {
  const { token, userId } = await api.signUp();
  await solve(userId, 1, novemberNoon(1));
  const restarted = await api.call(restartHundredDaysEndpoint, {}, token);
  expect(restarted).toMatchObject({ startedOn: restarted.today, currentDay: 1 });
  expect(restarted.days[0]).toMatchObject({ state: 'open', solvedOn: null });
  const challenge = await api.call(getDayChallengeEndpoint, { ...TYPE, days_id: 'day-1' }, token);
  expect(challenge.status).toBe('solved');
});
