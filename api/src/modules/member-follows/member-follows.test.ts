import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  getPublicProfileEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import {
  followMemberEndpoint,
  getFollowersEndpoint,
  getFollowingsEndpoint,
  getMemberFollowEndpoint,
} from '@sopaan/schemas/stats/member-follow';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { testApp } from '../../testing/test-app';
import { addPublicMember, everythingPublic } from '../public-profiles/testing/public-profile';
import { setMemberFollow } from './member-follows.service';

const api = testApp();

const counts = async (token: string) => {
  const { followers, followings } = await api.call(getStatsEndpoint, {}, token);
  return { followers, followings };
};

test('[PF-013] followers and followings are counted, each member once', async () => {
  const [asha, ravi, meera] = [await api.signUp(), await api.signUp(), await api.signUp()];
  expect(await counts(asha.token)).toEqual({ followers: 0, followings: 0 });
  const follow = (followerId: string, isFollowing = true) =>
    setMemberFollow(api.database, { followerId, followedId: asha.userId }, isFollowing);
  await Promise.all([follow(ravi.userId), follow(ravi.userId)]);
  expect(await follow(meera.userId)).toMatchObject({ followers: 2, following: true });
  expect(await counts(asha.token)).toEqual({ followers: 2, followings: 0 });
  expect(await counts(ravi.token)).toEqual({ followers: 0, followings: 1 });
  expect(await follow(ravi.userId, false)).toMatchObject({ followers: 1, following: false });
  expect(await counts(asha.token)).toEqual({ followers: 1, followings: 0 });
});

test('[PF-013] nobody follows themselves, or a member without a public profile', async () => {
  const { token, userId } = await api.signUp();
  expect(() =>
    setMemberFollow(api.database, { followerId: userId, followedId: userId }, true),
  ).toThrow('You cannot follow yourself.');
  expect(await api.rejection(followMemberEndpoint, { username: 'asha' }, token)).toMatchObject({
    status: 404,
  });
});

test('[PF-013] a member is followed by the username of a public page, as long as it is on', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  await api.call(changeUsernameEndpoint, { username: 'asha-rao' }, asha.token);
  const choices = { isPublic: true, isIndexable: false, visibleSections: [] };
  await api.call(changePublicProfileEndpoint, choices, asha.token);
  const key = { username: 'Asha-Rao' };
  expect(await api.call(followMemberEndpoint, key, ravi.token)).toEqual({
    followers: 1,
    following: true,
    isSelf: false,
  });
  await api.call(changePublicProfileEndpoint, { ...choices, isPublic: false }, asha.token);
  expect(await api.rejection(followMemberEndpoint, key, ravi.token)).toMatchObject({ status: 404 });
});

test('[PF-013] a public page shows its counts to everyone, and tells its owner that the page is theirs', async () => {
  const [asha, ravi] = [await addPublicMember(api), await addPublicMember(api)];
  const key = { username: asha.username };
  await api.call(followMemberEndpoint, key, ravi.token);
  const readPageCounts = async (username: string) => {
    const { followers, followings } = await api.call(getPublicProfileEndpoint, { username });
    return { followers, followings };
  };
  expect(await readPageCounts(asha.username)).toEqual({ followers: 1, followings: 0 });
  expect(await readPageCounts(ravi.username)).toEqual({ followers: 0, followings: 1 });
  const follow = { followers: 1, following: true, isSelf: false };
  expect(await api.call(getMemberFollowEndpoint, key, ravi.token)).toEqual(follow);
  expect(await api.call(getMemberFollowEndpoint, key, asha.token)).toEqual({
    followers: 1,
    following: false,
    isSelf: true,
  });
});

test('[PF-013] the lists contain only members with a public page, most recent first', async () => {
  const [asha, ravi, meera] = [
    await addPublicMember(api),
    await addPublicMember(api),
    await addPublicMember(api),
  ];
  const unnamed = await api.signUp();
  for (const { token } of [ravi, unnamed, meera]) {
    await api.call(followMemberEndpoint, { username: asha.username }, token);
  }
  const followersOf = async (token: string, page = {}) =>
    api.call(getFollowersEndpoint, page, token);
  const names = async () => (await followersOf(asha.token)).items.map(({ username }) => username);
  expect(await names()).toEqual([meera.username, ravi.username]);

  const first = await followersOf(asha.token, { limit: 1 });
  expect(first.items).toEqual([
    {
      username: meera.username,
      name: 'Asha Rao',
      profilePicture: '',
      followedAt: expect.any(String),
    },
  ]);
  const second = await followersOf(asha.token, { limit: 1, cursor: first.nextCursor });
  expect(second.items.map(({ username }) => username)).toEqual([ravi.username]);
  expect((await followersOf(ravi.token)).items).toEqual([]);

  const followings = async () => (await api.call(getFollowingsEndpoint, {}, ravi.token)).items;
  expect(await followings()).toMatchObject([{ username: asha.username }]);
  const isPublic = false;
  for (const { token } of [asha, meera]) {
    await api.call(changePublicProfileEndpoint, { ...everythingPublic, isPublic }, token);
  }
  expect(await followings()).toEqual([]);
  expect(await names()).toEqual([ravi.username]);
  expect(await counts(asha.token)).toEqual({ followers: 3, followings: 0 });
});

test('the export names whom the member follows, and no followers', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  const key = { followerId: asha.userId, followedId: ravi.userId };
  await setMemberFollow(api.database, key, true);
  const exportOf = async (token: string) =>
    (await api.call(exportAccountEndpoint, {}, token)).data['followedMembers'];
  expect(await exportOf(asha.token)).toEqual([
    { username: expect.any(String), followedAt: expect.any(String) },
  ]);
  expect(await exportOf(ravi.token)).toBeUndefined();
});
