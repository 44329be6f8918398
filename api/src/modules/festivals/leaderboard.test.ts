import {
  getFestivalLeaderboardEndpoint,
  registerForFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addQuiz } from '../quizzes/testing/quiz';
import { addFestivalAttempt, addFestival } from './testing/festival';

const api = testApp();
beforeAll(() => addQuiz(api.database));

type Attempt = Parameters<typeof addFestivalAttempt>[1];
const addAttempt = (attempt: Attempt) => addFestivalAttempt(api.database, attempt);

/** Moves the clock past the few seconds for which a leaderboard is cached. */
function passCache() {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 5_000);
}
afterEach(() => jest.restoreAllMocks());

let festivalCount = 0;
async function createFestival(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `festival-${(festivalCount += 1)}`;
  await addFestival(api.database, { id, ...row });
  return id;
}

/** Signs up and registers for the festival. */
async function participant(id: string, lastName: string) {
  const account = await api.signUp();
  await api.database.query('update users set last_name = $2 where id = $1', [
    account.userId,
    lastName,
  ]);
  await api.call(registerForFestivalEndpoint, { id, showsCity: false }, account.token);
  return account;
}

test('the leaderboard adds up the best result of each quiz, and less time decides between equal sums', async () => {
  const id = await createFestival();
  await insertRow(api.database, 'quizzes', {
    id: `quiz-of-${id}`,
    institute_id: 'i1',
    type: 'quiz',
    title: 'Hills of India',
    attempts_max: null,
    key_shown: 'after_attempt',
  });
  const second = { quizId: `quiz-of-${id}` };
  await insertRow(api.database, 'festival_quizzes', {
    festival_id: id,
    quiz_id: second.quizId,
    position: 2,
  });
  const slow = await participant(id, 'Slow');
  const quick = await participant(id, 'Quick');
  const best = await participant(id, 'Best');
  const idle = await participant(id, 'Idle');
  await addAttempt({ userId: slow.userId, score: 3, minutes: 9 });
  await addAttempt({ userId: quick.userId, score: 3, minutes: 8 });
  await addAttempt({ userId: quick.userId, score: 3, minutes: 4 });
  await addAttempt({ userId: quick.userId, score: 1, minutes: 1 });
  await addAttempt({ userId: best.userId, score: 2, minutes: 10 });
  await addAttempt({ ...second, userId: best.userId, score: 2, minutes: 10 });
  const { items, you, total } = await api.call(getFestivalLeaderboardEndpoint, { id }, slow.token);
  expect(items).toEqual([
    { rank: 1, name: 'Asha B.', score: 4, seconds: 1200, quizzes: 2, prize: 0, isYou: false },
    { rank: 2, name: 'Asha Q.', score: 3, seconds: 240, quizzes: 1, prize: 0, isYou: false },
    { rank: 3, name: 'Asha S.', score: 3, seconds: 540, quizzes: 1, prize: 0, isYou: true },
  ]);
  expect({ you, total }).toEqual({ you: items[2], total: 3 });
  const idleLeaderboard = await api.call(getFestivalLeaderboardEndpoint, { id }, idle.token);
  expect(idleLeaderboard.you).toBeNull();
});

test('only attempts within the dates of the festival count, and members who withdraw leave the leaderboard', async () => {
  const id = await createFestival({ starts_at: hoursFromNow(-3), ends_at: hoursFromNow(-1) });
  const { userId } = await api.signUp();
  await insertRow(api.database, 'festival_entries', {
    id: `entry-of-${id}`,
    festival_id: id,
    user_id: userId,
  });
  await addAttempt({ userId, score: 3, startedHoursAgo: 4 });
  // Begun before the end and submitted after it.
  await addAttempt({ userId, score: 3, startedHoursAgo: 1.01 });
  await addAttempt({ userId, score: 1, startedHoursAgo: 2 });
  const leaderboard = () => api.call(getFestivalLeaderboardEndpoint, { id });
  expect((await leaderboard()).items).toMatchObject([{ score: 1 }]);
  await api.database.query('delete from festival_entries where festival_id = $1', [id]);
  // Still cached.
  expect((await leaderboard()).total).toBe(1);
  passCache();
  expect(await leaderboard()).toEqual({ items: [], you: null, total: 0 });
});

test('the leaderboard has ten rows and the row of the viewer below them; equal results share a rank', async () => {
  const id = await createFestival();
  for (let index = 0; index < 11; index += 1) {
    await insertRow(api.database, 'festival_entries', {
      id: `${id}-board-${index}`,
      festival_id: id,
      sample: true,
      sample_name: `Person ${index}`,
      sample_score: 9,
      sample_seconds: index < 2 ? 60 : 60 + index,
    });
  }
  const { userId, token } = await participant(id, 'Rao');
  await addAttempt({ userId, score: 1 });
  const { items, you, total } = await api.call(getFestivalLeaderboardEndpoint, { id }, token);
  expect(items.map(({ rank }) => rank)).toEqual([1, 1, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(you).toMatchObject({ rank: 12, isYou: true, score: 1 });
  expect(total).toBe(12);
});

test('concurrent requests for a leaderboard share one query, and each member gets their own row', async () => {
  const id = await createFestival();
  const members = [await participant(id, 'One'), await participant(id, 'Two')];
  for (const [index, { userId }] of members.entries()) await addAttempt({ userId, score: index });
  const query = jest.spyOn(api.app.database, 'query');
  const leaderboards = await Promise.all(
    members.map(({ token }) => api.call(getFestivalLeaderboardEndpoint, { id }, token)),
  );
  expect(leaderboards.map(({ you }) => you?.score)).toEqual([0, 1]);
  expect(query.mock.calls.filter(([sql]) => sql.includes('ranked')).length).toBe(1);
});
