import { getLiveClassesEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addLiveClass, student, signUpTeacher } from './testing/live-class';

const api = testApp();
beforeAll(() => addCourse(api.database, { id: 'course-1', name: 'Sums' }));
afterEach(() => api.database.query('delete from live_classes'));

const list = (
  input: Parameters<typeof api.call<typeof getLiveClassesEndpoint>>[1],
  token?: string,
) => api.call(getLiveClassesEndpoint, input, token);
const idsIn = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ classId }) => classId);

test('members and guests get the list of classes that have not ended, ordered by their start', async () => {
  const at = (hours: number) => ({
    starts_at: hoursFromNow(hours),
    ends_at: hoursFromNow(hours + 1),
  });
  await addLiveClass(api.database, { id: 'later', ...at(30), capacity: 5 });
  await addLiveClass(api.database, { id: 'running', ...at(-1), started_at: hoursFromNow(-1) });
  await addLiveClass(api.database, { id: 'over', ...at(-4) });
  await addLiveClass(api.database, { id: 'ended', ...at(-1), ended_at: hoursFromNow(0) });
  await addLiveClass(api.database, { id: 'soon', ...at(2), course_id: 'course-1' });
  const guests = await list({});
  expect(idsIn(guests)).toEqual(['running', 'soon', 'later']);
  for (const item of guests.items) {
    expect(item).toMatchObject({ may: [], closedReason: '', isRegistered: false });
  }
  const { token } = await api.signUp();
  expect((await list({}, token)).items).toMatchObject([
    { state: 'live', may: ['register'], courseName: '' },
    { state: 'scheduled', may: [], closedReason: 'not-enrolled', courseName: 'Sums' },
    { state: 'scheduled', may: ['register'], capacity: 5 },
  ]);
  expect(idsIn(await list({ courseId: 'course-1' }))).toEqual(['soon']);
  expect(idsIn(await list({ courseId: 'none' }))).toEqual([]);
});

test('guests can see that a class is full', async () => {
  await addLiveClass(api.database, { id: 'c1', capacity: 1 });
  await (await student(api, 'c1')).register();
  expect((await list({})).items).toMatchObject([{ may: [], closedReason: 'full' }]);
});

test('the list of classes can be read in pages, even if classes start at the same time', async () => {
  const starts_at = hoursFromNow(5);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids.toReversed()) {
    await addLiveClass(api.database, { id, starts_at, ends_at: hoursFromNow(6) });
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 2, cursor });
    expect(page.items.length).toBeLessThanOrEqual(2);
    seen.push(...idsIn(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids);
  expect(await api.rejection(getLiveClassesEndpoint, { cursor: 'none' })).toMatchObject({
    status: 400,
    fields: { cursor: 'This cursor is invalid.' },
  });
});

test('a member’s own classes are those that they registered for or teach', async () => {
  const meera = await signUpTeacher(api, { id: 'taught' });
  for (const id of ['registered', 'withdrawn', 'removed', 'other']) {
    await addLiveClass(api.database, { id });
  }
  const asha = await student(api, 'registered');
  for (const id of ['registered', 'withdrawn', 'removed']) {
    await api.database.query(
      `insert into live_class_members (class_id, user_id, registered_at, removed_at)
       values ($1, $2, $3, $4)`,
      [
        id,
        asha.userId,
        id === 'withdrawn' ? null : new Date(),
        id === 'removed' ? new Date() : null,
      ],
    );
  }
  expect(idsIn(await list({ isMine: true }, asha.token))).toEqual(['registered']);
  expect(idsIn(await list({ isMine: true }, meera.token))).toEqual(['taught']);
  expect(await list({ isMine: true })).toEqual({ items: [], nextCursor: null });
  expect(idsIn(await list({ isMine: false }, asha.token))).toHaveLength(5);
});
