import {
  getFestivalLeaderboardEndpoint,
  getFestivalEndpoint,
  getFestivalEntriesEndpoint,
  getFestivalRegistrationEndpoint,
  getFestivalsEndpoint,
  registerForFestivalEndpoint,
  withdrawFromFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addQuiz } from '../quizzes/testing/quiz';
import { addFestivalAttempt, addFestival } from './testing/festival';

const api = testApp();
beforeAll(() => addQuiz(api.database));

let festivalCount = 0;
async function createFestival(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `festival-${(festivalCount += 1)}`;
  await addFestival(api.database, { id, ...row });
  return id;
}

const over = {
  registration_opens_at: hoursFromNow(-72),
  starts_at: hoursFromNow(-48),
  ends_at: hoursFromNow(-1),
};
const announced = { registration_opens_at: hoursFromNow(1), starts_at: hoursFromNow(2) };

const register = (id: string, token: string, showsCity = false) =>
  api.call(registerForFestivalEndpoint, { id, showsCity }, token);
const entriesOf = (id: string, page = 1) => api.call(getFestivalEntriesEndpoint, { id, page });

async function addSampleEntries(id: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await insertRow(api.database, 'festival_entries', {
      id: `${id}-${String(index).padStart(3, '0')}`,
      festival_id: id,
      sample: true,
      sample_name: `Person ${index}`,
      registered_at: '2030-05-01T20:00:00Z',
    });
  }
}

type Attempt = Parameters<typeof addFestivalAttempt>[1];
const addAttempt = (attempt: Attempt) => addFestivalAttempt(api.database, attempt);

/** Signs up and registers for the festival. */
async function participant(id: string, lastName: string) {
  const account = await api.signUp();
  await api.database.query(
    `update users set last_name = $2, address = '{"city": "Pune"}' where id = $1`,
    [account.userId, lastName],
  );
  await register(id, account.token);
  return account;
}

test('[MK-031] a festival has its dates, prizes, quizzes, and the numbers of its registrations and attempts', async () => {
  const id = await createFestival();
  const { userId } = await participant(id, 'Rao');
  await addAttempt({ userId, score: 2 });
  const stranger = await api.signUp();
  await addAttempt({ userId: stranger.userId, score: 3 });
  expect(await api.call(getFestivalEndpoint, { id })).toMatchObject({
    title: 'Monsoon Quizzing Festival',
    organiser: 'Sahyadri Institute',
    timezone: 'Asia/Kolkata',
    prizes: [{ title: 'First', amount: 5000 }],
    quizzes: [{ id: 'q1', title: 'Rivers of India', questionCount: 3 }],
    stats: { quizzes: 1, registered: 1, attempts: 1 },
    sample: false,
  });
  expect(await api.rejection(getFestivalEndpoint, { id: 'none' })).toMatchObject({ status: 404 });
});

test('the list of festivals has those that are not over', async () => {
  const [current, past] = [await createFestival(), await createFestival(over)];
  const { items } = await api.call(getFestivalsEndpoint, {});
  const ids = items.map(({ id }) => id);
  expect(ids).toContain(current);
  expect(ids).not.toContain(past);
});

test('[MK-032][MK-033] entries have pages of ten from page 1, and a number beyond the last page returns the last', async () => {
  const id = await createFestival();
  expect(await entriesOf(id)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
  await addSampleEntries(id, 21);
  const pages = [await entriesOf(id, 1), await entriesOf(id, 2), await entriesOf(id, 3)];
  expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 1]);
  expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.id))).size).toBe(21);
  expect(pages[0]).toMatchObject({ page: 1, pageCount: 3, total: 21 });
  expect(await entriesOf(id, 4)).toEqual(pages[2]);
  expect(await api.call(getFestivalEntriesEndpoint, { id })).toEqual(pages[0]);
  const tooSmall = await api.rejection(getFestivalEntriesEndpoint, { id, page: 0 });
  expect(tooSmall).toMatchObject({ status: 400, fields: { page: expect.any(String) } });
});

test('[MK-034] the entries of the festival with the requested id are listed, those with prizes first', async () => {
  const [id, other] = [await createFestival(), await createFestival()];
  await participant(id, 'Rao');
  await participant(id, 'Iyer');
  await participant(other, 'Sen');
  const { items } = await entriesOf(id);
  const iyer = items.find(({ name }) => name === 'Asha I.');
  await api.database.query('update festival_entries set amount = 5000 where id = $1', [iyer?.id]);
  const changed = await entriesOf(id);
  expect(changed.items.map(({ name, amount }) => [name, amount])).toEqual([
    ['Asha I.', 5000],
    ['Asha R.', 0],
  ]);
  expect(await api.rejection(getFestivalEntriesEndpoint, { id: 'none' })).toMatchObject({
    status: 404,
  });
});

test('[MK-034] the date of an entry is the day in the time zone of the festival', async () => {
  const id = await createFestival();
  await addSampleEntries(id, 1);
  // 20:00 UTC is after midnight in India.
  expect((await entriesOf(id)).items[0]).toMatchObject({ date: '2030-05-02', sample: true });
});

test('[MK-035] an entry is Pending initially, and the database accepts only the three statuses', async () => {
  const id = await createFestival();
  await participant(id, 'Rao');
  expect((await entriesOf(id)).items[0]).toMatchObject({ status: 'Pending', amount: 0 });
  const lost = api.database.query(`update festival_entries set status = 'Lost'`);
  await expect(lost).rejects.toThrow(/check constraint/);
});

test('an entry shows the city only with consent, which can be withdrawn even after the end of the festival', async () => {
  const id = await createFestival();
  const { token } = await participant(id, 'Rao');
  const city = async () => (await entriesOf(id)).items[0]?.address;
  expect(await city()).toBe('');
  expect(await register(id, token, true)).toEqual({
    isRegistered: true,
    showsCity: true,
    city: 'Pune',
  });
  expect(await city()).toBe('Pune');
  await api.database.query('update festivals set ends_at = $2, starts_at = $3 where id = $1', [
    id,
    hoursFromNow(-1),
    hoursFromNow(-2),
  ]);
  await register(id, token, false);
  expect(await city()).toBe('');
});

test('entries and leaderboard have no last names, addresses or ids of accounts', async () => {
  const id = await createFestival();
  const { userId, email } = await participant(id, 'Deshpande');
  await addAttempt({ userId, score: 1 });
  const text = JSON.stringify([
    await entriesOf(id),
    await api.call(getFestivalLeaderboardEndpoint, { id }),
  ]);
  expect(text).toContain('Asha D.');
  for (const detail of ['Deshpande', 'Pune', userId, email]) expect(text).not.toContain(detail);
});

test('concurrent registrations of a member add one entry', async () => {
  const id = await createFestival();
  const { token } = await api.signUp();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => register(id, token)));
  expect(outcomes.every(({ isRegistered }) => isRegistered)).toBe(true);
  expect((await entriesOf(id)).total).toBe(1);
});

test('members can withdraw from a festival and register again', async () => {
  const id = await createFestival();
  const { token } = await participant(id, 'Rao');
  const none = { isRegistered: false, showsCity: false, city: 'Pune' };
  expect(await api.call(withdrawFromFestivalEndpoint, { id }, token)).toEqual(none);
  expect(await api.call(withdrawFromFestivalEndpoint, { id }, token)).toEqual(none);
  expect((await entriesOf(id)).total).toBe(0);
  expect(await register(id, token)).toMatchObject({ isRegistered: true });
  expect(await api.call(getFestivalRegistrationEndpoint, { id }, token)).toMatchObject({
    isRegistered: true,
  });
});

test.each([
  [announced, /not open yet/],
  [over, /is over/],
])('registration for a festival is closed before and after its dates', async (dates, message) => {
  const id = await createFestival(dates);
  const { token } = await api.signUp();
  const input = { id, showsCity: false };
  expect(await api.rejection(registerForFestivalEndpoint, input, token)).toMatchObject({
    code: 'CLOSED',
    reasons: [{ message: expect.stringMatching(message) }],
  });
  expect((await entriesOf(id)).total).toBe(0);
});

test('members cannot withdraw from a festival that is over', async () => {
  const id = await createFestival();
  const { token } = await participant(id, 'Rao');
  await api.database.query('update festivals set ends_at = $2, starts_at = $3 where id = $1', [
    id,
    hoursFromNow(-1),
    hoursFromNow(-2),
  ]);
  expect(await api.rejection(withdrawFromFestivalEndpoint, { id }, token)).toMatchObject({
    code: 'CLOSED',
  });
  expect((await entriesOf(id)).total).toBe(1);
});
