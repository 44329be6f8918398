import {
  GUEST_SAVED_MAX,
  getSavedItemsEndpoint,
  getSavedKeysEndpoint,
  removeSavedItemEndpoint,
  SAVED_KINDS,
  SAVED_MAX,
  saveItemEndpoint,
  saveItemsEndpoint,
  type SavedKind,
} from '@sopaan/schemas/saved/saved';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCompetition } from '../competitions/testing/competition';
import { addCourse } from '../courses/testing/course';
import { addInstitute } from '../institutes/testing/institute';
import { addGovtJob, addJob } from '../jobs/testing/job';

const api = testApp();

beforeAll(async () => {
  await addJob(api.database, {
    id: 'job-1',
    salary_min: 25_000,
    salary_max: 40_000,
    salary_period: 'month',
  });
  await addGovtJob(api.database, { id: 'job-2', closes_at: hoursFromNow(-1) });
  await addInstitute(api.database, { id: 'institute-1' });
  await addCourse(api.database, { id: 'course-1', institute_id: 'institute-1' });
  await addCompetition(api.database, {
    id: 'competition-1',
    prizes: JSON.stringify([{ rank: 'Winner', amount: 5000 }]),
  });
});

const idOf = (kind: SavedKind) => `${kind}-1`;
const titles: Record<SavedKind, { title: string; provider: unknown }> = {
  job: { title: 'Frontend Engineer', provider: 'Asha Labs' },
  course: { title: 'Web dev basics', provider: 'Sahyadri Institute' },
  competition: { title: expect.any(String), provider: expect.any(String) },
  institute: { title: 'Sahyadri Institute', provider: 'Pune, Maharashtra' },
};

test.each(SAVED_KINDS)('a %s is saved once and removed once, for one member only', async (kind) => {
  const [member, stranger] = [await api.signUp(), await api.signUp()];
  const key = { kind, id: idOf(kind) };
  expect(await api.call(saveItemEndpoint, key, member.token)).toEqual({ saved: true });
  const first = await api.call(getSavedItemsEndpoint, {}, member.token);
  expect(await api.call(saveItemEndpoint, key, member.token)).toEqual({ saved: true });
  expect(first.items).toMatchObject([{ ...key, ...titles[kind], isOpen: true }]);
  expect(await api.call(getSavedItemsEndpoint, {}, member.token)).toEqual(first);
  expect(await api.call(getSavedKeysEndpoint, {}, member.token)).toEqual({ items: [key] });

  expect(await api.call(getSavedItemsEndpoint, {}, stranger.token)).toMatchObject({ items: [] });
  expect(await api.call(getSavedKeysEndpoint, {}, stranger.token)).toEqual({ items: [] });
  await api.call(removeSavedItemEndpoint, key, stranger.token);
  expect(await api.call(getSavedKeysEndpoint, {}, member.token)).toEqual({ items: [key] });

  expect(await api.call(removeSavedItemEndpoint, key, member.token)).toEqual({ saved: false });
  expect(await api.call(removeSavedItemEndpoint, key, member.token)).toEqual({ saved: false });
  expect(await api.call(getSavedItemsEndpoint, {}, member.token)).toMatchObject({ items: [] });
});

test('[U17] saved items have the facts that decide about them', async () => {
  const { token } = await api.signUp();
  for (const kind of SAVED_KINDS) await api.call(saveItemEndpoint, { kind, id: idOf(kind) }, token);
  const { items } = await api.call(getSavedItemsEndpoint, {}, token);
  expect(Object.fromEntries(items.map(({ kind, facts }) => [kind, facts]))).toEqual({
    job: ['₹25,000–₹40,000 a month', 'Pune'],
    course: ['Free', 'Beginner'],
    competition: ['₹5,000 in prizes', 'Free entry', 'Online'],
    institute: [],
  });
});

test('lists the latest first, by kind and by kind of job, in pages', async () => {
  const { token } = await api.signUp();
  const ids = async (request: object) =>
    (await api.call(getSavedItemsEndpoint, request, token)).items.map(({ id }) => id);
  for (const key of [
    { kind: 'institute', id: 'institute-1' },
    { kind: 'job', id: 'job-1' },
    { kind: 'job', id: 'job-2' },
  ] as const) {
    await api.call(saveItemEndpoint, key, token);
  }
  expect(await ids({})).toEqual(['job-2', 'job-1', 'institute-1']);
  expect(await ids({ kind: 'job' })).toEqual(['job-2', 'job-1']);
  expect(await ids({ kind: 'job', jobKind: 'government' })).toEqual(['job-2']);
  const page = await api.call(getSavedItemsEndpoint, { limit: 2 }, token);
  expect(page.items[0]).toMatchObject({ jobKind: 'government', isOpen: false });
  expect(await ids({ limit: 2, cursor: page.nextCursor ?? '' })).toEqual(['institute-1']);
});

test('an item that does not exist cannot be saved, and an unknown kind is rejected', async () => {
  const { token } = await api.signUp();
  expect(await api.rejection(saveItemEndpoint, { kind: 'job', id: 'none' }, token)).toMatchObject({
    status: 404,
  });
  expect(
    await api.rejection(saveItemEndpoint, { kind: 'mentor', id: 'job-1' }, token),
  ).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

test('a deleted item disappears from the saved items', async () => {
  const { token } = await api.signUp();
  await addJob(api.database, { id: 'job-deleted' });
  await api.call(saveItemEndpoint, { kind: 'job', id: 'job-deleted' }, token);
  await api.database.query(`delete from jobs where id = 'job-deleted'`);
  expect(await api.call(getSavedKeysEndpoint, {}, token)).toEqual({ items: [] });
});

const keysOf = async (token: string) => (await api.call(getSavedKeysEndpoint, {}, token)).items;
const job = { kind: 'job', id: 'job-1' } as const;
const course = { kind: 'course', id: 'course-1' } as const;

test('items that a guest saved are added once, in order, without those that do not exist', async () => {
  const { token } = await api.signUp();
  await api.call(saveItemEndpoint, course, token);
  const institute = { kind: 'institute', id: 'institute-1' } as const;
  const items = [institute, course, { kind: 'job', id: 'none' } as const, job, job];
  const merge = () => api.call(saveItemsEndpoint, { items }, token);
  const responses = await Promise.all([merge(), merge()]);
  expect(responses.map(({ added }) => added).sort()).toEqual([0, 2]);
  expect(await keysOf(token)).toEqual([job, institute, course]);
  expect(await merge()).toEqual({ added: 0, isFull: false });
  const other = await api.signUp();
  expect(await keysOf(other.token)).toEqual([]);
});

test('a request adds at most as many items as a guest may save', async () => {
  const { token } = await api.signUp();
  const items = Array.from({ length: GUEST_SAVED_MAX + 1 }, (_, n) => ({ ...job, id: `j${n}` }));
  expect(await api.rejection(saveItemsEndpoint, { items }, token)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});

test('the number of saved items is limited', async () => {
  const { token, userId } = await api.signUp();
  await api.database.query(
    `insert into institutes (id, name) select 'many-' || n, 'Many' from generate_series(1, $1) n`,
    [SAVED_MAX],
  );
  await api.database.query(
    `insert into saved_items (user_id, kind, item_id)
     select $1, 'institute', 'many-' || n from generate_series(1, $2) n`,
    [userId, SAVED_MAX],
  );
  expect(await api.rejection(saveItemEndpoint, job, token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
  });
  const items = [job, course];
  expect(await api.call(saveItemsEndpoint, { items }, token)).toEqual({ added: 0, isFull: true });
  await api.call(removeSavedItemEndpoint, { kind: 'institute', id: 'many-2' }, token);
  expect(await api.call(saveItemsEndpoint, { items }, token)).toEqual({ added: 1, isFull: true });
  const saved = { kind: 'institute', id: 'many-1' } as const;
  expect(await api.call(saveItemEndpoint, saved, token)).toEqual({ saved: true });
});
