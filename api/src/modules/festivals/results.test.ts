import {
  getFestivalLeaderboardEndpoint,
  getFestivalEntriesEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addQuiz } from '../quizzes/testing/quiz';
import { settleFestivals } from './settle-festivals';
import { addFestival, addFestivalAttempt } from './testing/festival';

const api = testApp();
beforeAll(() => addQuiz(api.database));

const PRIZES = JSON.stringify([
  { title: 'First', amount: 5_000 },
  { title: 'Second', amount: 2_001 },
  { title: 'Third', amount: 1_000 },
]);

let festivalCount = 0;
/** A festival that ended an hour ago. */
async function endedFestival(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `ended-${(festivalCount += 1)}`;
  await addFestival(api.database, {
    ...{ id, prizes: PRIZES, starts_at: hoursFromNow(-30), ends_at: hoursFromNow(-1) },
    ...row,
  });
  return id;
}

/** Stores the entry of a new member; without a score the member has no result. */
async function enter(festival: string, name: string, score?: number, minutes = 5) {
  const { userId } = await api.signUp();
  const id = `${festival}-${name}`;
  await api.database.query('update users set first_name = $2, last_name = $3 where id = $1', [
    userId,
    name,
    '',
  ]);
  await insertRow(api.database, 'festival_entries', {
    id,
    festival_id: festival,
    user_id: userId,
  });
  if (score !== undefined) await addFestivalAttempt(api.database, { userId, score, minutes });
  return { id, userId };
}

const settle = () => api.database.transaction(settleFestivals);
const entriesOf = async (id: string) => {
  const { items } = await api.call(getFestivalEntriesEndpoint, { id });
  return items.map(({ name, rank, amount, status }) => [name, rank, amount, status]);
};

test('after the end of a festival, ranks and prizes are stored and shown on the leaderboard and the entries', async () => {
  const id = await endedFestival();
  await enter(id, 'Asha', 3, 4);
  await enter(id, 'Ravi', 3, 9);
  await enter(id, 'Meera', 1);
  await enter(id, 'Kavya', 0);
  await enter(id, 'Imran');
  await settle();
  expect(await entriesOf(id)).toEqual([
    ['Asha', 1, 5_000, 'Dispatch'],
    ['Ravi', 2, 2_001, 'Dispatch'],
    ['Meera', 3, 1_000, 'Dispatch'],
    ['Kavya', 4, 0, 'Completed'],
    ['Imran', null, 0, 'Completed'],
  ]);
  const { items } = await api.call(getFestivalLeaderboardEndpoint, { id });
  expect(items.map(({ name, rank, prize }) => [name, rank, prize])).toEqual([
    ['Asha', 1, 5_000],
    ['Ravi', 2, 2_001],
    ['Meera', 3, 1_000],
    ['Kavya', 4, 0],
  ]);
});

test('equal results share the prizes of the ranks that they take up, in whole rupees', async () => {
  const id = await endedFestival();
  await enter(id, 'Asha', 3);
  await enter(id, 'Meera', 2);
  await enter(id, 'Ravi', 2);
  await enter(id, 'Sana', 2);
  await settle();
  expect((await entriesOf(id)).sort()).toEqual([
    ['Asha', 1, 5_000, 'Dispatch'],
    ['Meera', 2, 1_000, 'Dispatch'],
    ['Ravi', 2, 1_000, 'Dispatch'],
    ['Sana', 2, 1_000, 'Dispatch'],
  ]);
});

test('prizes and statuses that were set by hand are kept, before and after the results', async () => {
  const id = await endedFestival();
  await enter(id, 'Asha', 3);
  const ravi = await enter(id, 'Ravi', 2);
  const setAmount = (entry: string, amount: number) =>
    api.database.query('update festival_entries set amount = $2 where id = $1', [entry, amount]);
  await setAmount(ravi.id, 700);
  await settle();
  expect(await entriesOf(id)).toEqual([
    ['Asha', 1, 5_000, 'Dispatch'],
    ['Ravi', 2, 700, 'Pending'],
  ]);
  await setAmount(ravi.id, 800);
  await settle();
  expect((await entriesOf(id))[1]).toEqual(['Ravi', 2, 800, 'Pending']);
});

test('the ranks of a settled festival do not change when an account is deleted', async () => {
  const id = await endedFestival();
  const { userId } = await enter(id, 'Asha', 3);
  await enter(id, 'Ravi', 2);
  await settle();
  await api.database.query('delete from users where id = $1', [userId]);
  const { items } = await api.call(getFestivalLeaderboardEndpoint, { id });
  expect(items).toMatchObject([{ name: 'Ravi', rank: 2, prize: 2_001 }]);
});

test('an attempt whose time was over before the end counts, although nobody has submitted it', async () => {
  const id = await endedFestival();
  const { userId } = await enter(id, 'Asha');
  await insertRow(api.database, 'quiz_attempts', {
    ...{ id: `open-${id}`, quiz_id: 'q1', user_id: userId },
    ...{ started_at: hoursFromNow(-3), deadline: hoursFromNow(-2) },
  });
  await settle();
  expect(await entriesOf(id)).toEqual([['Asha', 1, 5_000, 'Dispatch']]);
});

test('a festival that is running or has just ended is not settled, and a sample festival gives members no prizes', async () => {
  const running = await endedFestival({ ends_at: hoursFromNow(1) });
  const recent = await endedFestival({ ends_at: hoursFromNow(-0.05) });
  const sample = await endedFestival({ sample: true });
  for (const id of [running, recent, sample]) await enter(id, 'Asha', 3);
  await settle();
  expect(await entriesOf(running)).toEqual([['Asha', null, 0, 'Pending']]);
  expect(await entriesOf(recent)).toEqual([['Asha', null, 0, 'Pending']]);
  expect(await entriesOf(sample)).toEqual([['Asha', 1, 0, 'Completed']]);
});

test('concurrent processes settle a festival once', async () => {
  const id = await endedFestival();
  await enter(id, 'Asha', 3);
  await Promise.all([settle(), settle(), settle()]);
  expect(await entriesOf(id)).toEqual([['Asha', 1, 5_000, 'Dispatch']]);
});
