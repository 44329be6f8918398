import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  followEndpoint,
  getFollowEndpoint,
  unfollowEndpoint,
} from '@sopaan/schemas/institutes/follow';
import { getFollowedInstitutesEndpoint } from '@sopaan/schemas/institutes/followed-institutes';
import { getInstituteEndpoint } from '@sopaan/schemas/institutes/institute';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { waitForLockWaiters } from '../../testing/wait-for-lock-waiters';
import { addInstitute } from '../institutes/testing/institute';

const api = testApp();

let instituteCount = 0;
async function createInstitute(): Promise<string> {
  const id = `institute-${(instituteCount += 1)}`;
  await addInstitute(api.database, { id, name: `Institute ${instituteCount}` });
  return id;
}
const followerCount = async (id: string) =>
  (await api.call(getInstituteEndpoint, { id })).followerCount;

test('[EX-068] following is idempotent, and everyone sees the count', async () => {
  const id = await createInstitute();
  const { token } = await api.signUp();
  const otherPerson = await api.signUp();
  expect(await api.call(getFollowEndpoint, { id }, token)).toEqual({ following: false, count: 0 });
  const follow = () => api.call(followEndpoint, { id }, token);
  expect([await follow(), await follow()]).toEqual([
    { following: true, count: 1 },
    { following: true, count: 1 },
  ]);
  expect(await api.call(getFollowEndpoint, { id }, otherPerson.token)).toEqual({
    following: false,
    count: 1,
  });
  expect(await api.call(unfollowEndpoint, { id }, otherPerson.token)).toMatchObject({ count: 1 });
  expect(await followerCount(id)).toBe(1);
  const unfollow = () => api.call(unfollowEndpoint, { id }, token);
  expect([await unfollow(), await unfollow()]).toEqual([
    { following: false, count: 0 },
    { following: false, count: 0 },
  ]);
  expect(await followerCount(id)).toBe(0);
});

test('[EX-068] the follower count includes each user once when many follow concurrently, each of them twice', async () => {
  const id = await createInstitute();
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signUp()));
  const all = people.flatMap(({ token }) => [token, token]);
  await Promise.all(all.map((token) => api.call(followEndpoint, { id }, token)));
  expect(await followerCount(id)).toBe(12);
  // Half of the members unfollow, twice each, while the others follow again.
  await Promise.all(
    all.map((token, index) =>
      api.call(index < 12 ? unfollowEndpoint : followEndpoint, { id }, token),
    ),
  );
  expect(await followerCount(id)).toBe(6);
});

test('two concurrent requests to follow an institute count once', async () => {
  const id = await createInstitute();
  const { token } = await api.signUp();
  const follow = () => api.call(followEndpoint, { id }, token);
  const { clicks } = await api.database.transaction(async (transaction) => {
    await transaction.query('select from institutes where id = $1 for update', [id]);
    const clicks = [follow(), follow()];
    await waitForLockWaiters(api.database, 2);
    return { clicks };
  });
  expect(await Promise.all(clicks)).toEqual([
    { following: true, count: 1 },
    { following: true, count: 1 },
  ]);
});

test('[AP-015] role data lists followed institutes, most recent first', async () => {
  const [first, second] = [await createInstitute(), await createInstitute()];
  const { token } = await api.signUp();
  await api.call(followEndpoint, { id: first }, token);
  await api.call(followEndpoint, { id: second }, token);
  const user = await api.call(getUserEndpoint, { requiredata: ['institutions'] }, token);
  expect(user.role_Data.institutions).toMatchObject([
    { id: second, city: 'Pune', state: 'Maharashtra', logo: '/logo.svg' },
    { id: first, followedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  ]);
});

test('the follower count excludes a deleted account, even one that follows during the deletion', async () => {
  const ids = [await createInstitute(), await createInstitute()];
  const [leaving, staying] = [await api.signUp(), await api.signUp()];
  for (const id of ids) {
    await api.call(followEndpoint, { id }, leaving.token);
    await api.call(followEndpoint, { id }, staying.token);
  }
  const lateId = await createInstitute();
  await Promise.allSettled([
    api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, leaving.token),
    api.call(followEndpoint, { id: lateId }, leaving.token),
  ]);
  expect(await Promise.all(ids.map(followerCount))).toEqual([1, 1]);
  expect(await followerCount(lateId)).toBe(0);
});

test('rejects guests with 401 and unknown institutes with 404', async () => {
  const id = await createInstitute();
  const { token } = await api.signUp();
  for (const endpoint of [getFollowEndpoint, followEndpoint, unfollowEndpoint]) {
    expect(await api.rejection(endpoint, { id })).toMatchObject({ status: 401 });
    expect(await api.rejection(endpoint, { id: 'none' }, token)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});

test('[PF-030] followed institutes are listed in pages, most recent first, and only for the member', async () => {
  const [member, stranger] = [await api.signUp(), await api.signUp()];
  for (const id of ['listed-1', 'listed-2', 'listed-3']) {
    await addInstitute(api.database, { id, name: `Institute ${id}` });
    await api.call(followEndpoint, { id }, member.token);
  }
  const page = await api.call(getFollowedInstitutesEndpoint, { limit: 2 }, member.token);
  expect(page.items).toMatchObject([
    { id: 'listed-3', name: 'Institute listed-3', location: { city: 'Pune' }, courseCount: 0 },
    { id: 'listed-2' },
  ]);
  const cursor = page.nextCursor ?? '';
  expect(
    await api.call(getFollowedInstitutesEndpoint, { limit: 2, cursor }, member.token),
  ).toMatchObject({ items: [{ id: 'listed-1' }], nextCursor: null });
  await api.call(unfollowEndpoint, { id: 'listed-2' }, member.token);
  const { items } = await api.call(getFollowedInstitutesEndpoint, {}, member.token);
  expect(items.map(({ id }) => id)).toEqual(['listed-3', 'listed-1']);
  expect(await api.call(getFollowedInstitutesEndpoint, {}, stranger.token)).toEqual({
    items: [],
    nextCursor: null,
  });
});
