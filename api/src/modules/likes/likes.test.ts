import { deleteAccountEndpoint } from '@sopaan/schemas/account-data';
import { getCourseEndpoint } from '@sopaan/schemas/course';
import { getHostEventEndpoint } from '@sopaan/schemas/event';
import { likeEndpoints, type LikedKind } from '@sopaan/schemas/like';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { addCourse } from '../courses/course.fixture';
import { addEvent } from '../events/event.fixture';

const api = testApp();

let itemCount = 0;
/** A course or competition that so many liked before anybody's row was kept. */
async function createItem(kind: LikedKind, count = 0): Promise<string> {
  const id = `${kind}-${(itemCount += 1)}`;
  const add = kind === 'course' ? addCourse : addEvent;
  await add(api.database, { id, like_count: count });
  return id;
}

const readCount = {
  course: async (id: string) => {
    const { likes } = await api.call(getCourseEndpoint, { courseId: id });
    return likes.length;
  },
  competition: async (id: string) => {
    const { likeCount } = await api.call(getHostEventEndpoint, { eventID: id });
    return likeCount;
  },
};
const kinds = ['course', 'competition'] as const;

test.each(kinds)(
  '[EX-044] [EX-064] [EX-065] a like of a %s is kept and counted once',
  async (kind) => {
    const { get, put, delete: unlike } = likeEndpoints[kind];
    const id = await createItem(kind, 41);
    const [fan, other] = [await api.signUp(), await api.signUp()];
    expect(await api.call(get, { id }, fan.token)).toEqual({ liked: false, count: 41 });
    const like = await api.call(put, { id }, fan.token);
    expect(like).toEqual({ liked: true, count: 42 });
    expect(await api.call(put, { id }, fan.token)).toEqual(like);
    expect(await api.call(get, { id }, fan.token)).toEqual({ liked: true, count: 42 });
    expect(await api.call(get, { id }, other.token)).toEqual({ liked: false, count: 42 });
    expect(await readCount[kind](id)).toBe(42);
    expect(await api.call(unlike, { id }, other.token)).toEqual({ liked: false, count: 42 });
    const none = await api.call(unlike, { id }, fan.token);
    expect(none).toEqual({ liked: false, count: 41 });
    expect(await api.call(unlike, { id }, fan.token)).toEqual(none);
    expect(await readCount[kind](id)).toBe(41);
  },
);

test('[EX-064] fifty people at once are counted fifty times, one person twenty times at once only once', async () => {
  const { put, delete: unlike } = likeEndpoints.course;
  const id = await createItem('course', 7);
  const people = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
  await Promise.all(people.map(({ token }) => api.call(put, { id }, token)));
  expect(await readCount.course(id)).toBe(57);

  const eager = await api.signUp();
  await Promise.all(Array.from({ length: 20 }, () => api.call(put, { id }, eager.token)));
  expect(await readCount.course(id)).toBe(58);

  // Back and forth at once: whatever wins, the count is that of the rows.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call(index % 2 ? put : unlike, { id }, eager.token),
    ),
  );
  const { liked: likes } = await api.call(likeEndpoints.course.get, { id }, eager.token);
  expect(await readCount.course(id)).toBe(likes ? 58 : 57);
});

test('whoever deletes the account takes the likes along, also one that is on its way', async () => {
  const ids = { course: await createItem('course'), competition: await createItem('competition') };
  const { token } = await api.signUp();
  for (const kind of kinds) await api.call(likeEndpoints[kind].put, { id: ids[kind] }, token);
  const late = await createItem('course');
  await Promise.allSettled([
    api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token),
    api.call(likeEndpoints.course.put, { id: late }, token),
  ]);
  for (const kind of kinds) expect(await readCount[kind](ids[kind])).toBe(0);
  expect(await readCount.course(late)).toBe(0);
});

test.each(kinds)('guests cannot like a %s, and nobody one that is not there', async (kind) => {
  const id = await createItem(kind);
  const { token } = await api.signUp();
  for (const endpoint of Object.values(likeEndpoints[kind])) {
    expect(await api.refusal(endpoint, { id })).toMatchObject({ status: 401 });
    expect(await api.refusal(endpoint, { id: 'none' }, token)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});
