import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { getCourseEndpoint } from '@sopaan/schemas/courses/course';
import { getHostEventEndpoint } from '@sopaan/schemas/competitions/host-event';
import { likeEndpoints, type LikedKind } from '@sopaan/schemas/api/like';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addCompetition } from '../competitions/testing/competition';

const api = testApp();

let itemCount = 0;
/** Stores a course or competition with a like count, but without rows of likes. */
async function createItem(kind: LikedKind, count = 0): Promise<string> {
  const id = `${kind}-${(itemCount += 1)}`;
  const add = kind === 'course' ? addCourse : addCompetition;
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
  '[EX-044] [EX-064] [EX-065] a like of a %s is stored and counted once',
  async (kind) => {
    const { get, put, delete: unlike } = likeEndpoints[kind];
    const id = await createItem(kind, 41);
    const [fan, otherPerson] = [await api.signUp(), await api.signUp()];
    expect(await api.call(get, { id }, fan.token)).toEqual({ liked: false, count: 41 });
    const like = await api.call(put, { id }, fan.token);
    expect(like).toEqual({ liked: true, count: 42 });
    expect(await api.call(put, { id }, fan.token)).toEqual(like);
    expect(await api.call(get, { id }, fan.token)).toEqual({ liked: true, count: 42 });
    expect(await api.call(get, { id }, otherPerson.token)).toEqual({ liked: false, count: 42 });
    expect(await readCount[kind](id)).toBe(42);
    expect(await api.call(unlike, { id }, otherPerson.token)).toEqual({ liked: false, count: 42 });
    const none = await api.call(unlike, { id }, fan.token);
    expect(none).toEqual({ liked: false, count: 41 });
    expect(await api.call(unlike, { id }, fan.token)).toEqual(none);
    expect(await readCount[kind](id)).toBe(41);
  },
);

test('[EX-064] fifty concurrent likes by fifty users count as fifty, and twenty by one user as one', async () => {
  const { put, delete: unlike } = likeEndpoints.course;
  const id = await createItem('course', 7);
  const people = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
  await Promise.all(people.map(({ token }) => api.call(put, { id }, token)));
  expect(await readCount.course(id)).toBe(57);

  const user = await api.signUp();
  await Promise.all(Array.from({ length: 20 }, () => api.call(put, { id }, user.token)));
  expect(await readCount.course(id)).toBe(58);

  // Concurrent likes and unlikes: whichever is last, the count equals the number of rows.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call(index % 2 ? put : unlike, { id }, user.token),
    ),
  );
  const { liked } = await api.call(likeEndpoints.course.get, { id }, user.token);
  expect(await readCount.course(id)).toBe(liked ? 58 : 57);
});

test('deleting an account removes its likes, including one added concurrently', async () => {
  const ids = { course: await createItem('course'), competition: await createItem('competition') };
  const { token } = await api.signUp();
  for (const kind of kinds) await api.call(likeEndpoints[kind].put, { id: ids[kind] }, token);
  const lateId = await createItem('course');
  await Promise.allSettled([
    api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token),
    api.call(likeEndpoints.course.put, { id: lateId }, token),
  ]);
  for (const kind of kinds) expect(await readCount[kind](ids[kind])).toBe(0);
  expect(await readCount.course(lateId)).toBe(0);
});

test.each(kinds)(
  'a guest who likes a %s gets 401, and a like of an unknown one gets 404',
  async (kind) => {
    const id = await createItem(kind);
    const { token } = await api.signUp();
    for (const endpoint of Object.values(likeEndpoints[kind])) {
      expect(await api.rejection(endpoint, { id })).toMatchObject({ status: 401 });
      expect(await api.rejection(endpoint, { id: 'none' }, token)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    }
  },
);
