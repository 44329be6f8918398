import { getUserEndpoint } from '@sopaan/schemas/account/user';
import {
  changeUsernameEndpoint,
  getPublicProfileEndpoint,
  getPublicSettingsEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { addPublicMember } from './testing/public-profile';

const api = testApp();

const choose = (token: string, username: string) =>
  api.call(changeUsernameEndpoint, { username }, token);
const storedName = async (token: string) =>
  (await api.call(getUserEndpoint, { requiredata: [] }, token)).personalInfo.username;

test('[AP-023] a username is stored in lower case in the profile', async () => {
  const { token } = await api.signUp();
  expect(await choose(token, '  Asha-Rao-7 ')).toMatchObject({
    username: 'asha-rao-7',
    suggestedUsername: '',
  });
  expect(await storedName(token)).toBe('asha-rao-7');
});

test.each([
  ['as', 'at least 3'],
  ['a'.repeat(31), 'at most 30'],
  ['asha_rao', 'letters a to z'],
  ['आशा राव', 'letters a to z'],
  ['-asha', 'begins and ends'],
  ['asha-', 'begins and ends'],
  ['admin', 'reserved'],
  ['Ad-Min', 'reserved'],
  ['sopaan', 'reserved'],
])('refuses the username %s', async (username, reason) => {
  const { token } = await api.signUp();
  expect(await api.rejection(changeUsernameEndpoint, { username }, token)).toMatchObject({
    status: 400,
    fields: { username: expect.stringContaining(reason) },
  });
});

test('a username that somebody has is refused, whatever its case; saving one’s own again is allowed', async () => {
  const [asha, ravi] = [await api.signUp(), await api.signUp()];
  await choose(asha.token, 'one-of-a-kind');
  await choose(asha.token, 'one-of-a-kind');
  const taken = await api.rejection(
    changeUsernameEndpoint,
    { username: 'One-Of-A-Kind' },
    ravi.token,
  );
  expect(taken).toMatchObject({
    status: 409,
    fields: { username: expect.stringContaining('taken') },
  });
  expect(await storedName(ravi.token)).toBe('');
});

test('of several members who choose one username at the same time, one gets it', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => api.signUp()));
  const responses = await Promise.all(
    members.map(({ token }) =>
      send(api.app, changeUsernameEndpoint, { username: 'wanted-by-many' }, token),
    ),
  );
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  const names = await Promise.all(members.map(({ token }) => storedName(token)));
  expect(names.filter((name) => name === 'wanted-by-many')).toHaveLength(1);
});

test('after a change of the username the former URL shows no page, and the other details are kept', async () => {
  const { token, username } = await addPublicMember(api);
  await choose(token, 'brand-new-name');
  expect(await api.rejection(getPublicProfileEndpoint, { username })).toMatchObject({
    status: 404,
  });
  expect(await api.call(getPublicProfileEndpoint, { username: 'brand-new-name' })).toMatchObject({
    about: { userabout: 'I like numbers' },
  });
  const { personalInfo } = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(personalInfo.phone).toBe('+91 98765 43210');
});

test('suggests the first free username made of the name', async () => {
  const suggestionFor = async (first: string, last: string) => {
    const { token, userId } = await api.signUp();
    await api.database.query('update users set first_name = $2, last_name = $3 where id = $1', [
      userId,
      first,
      last,
    ]);
    const { suggestedUsername } = await api.call(getPublicSettingsEndpoint, {}, token);
    if (suggestedUsername) await choose(token, suggestedUsername);
    return suggestedUsername;
  };
  expect(await suggestionFor('Zoë', "D'Souza")).toBe('zoe-d-souza');
  expect(await suggestionFor('Zoe', 'D Souza')).toBe('zoe-d-souza-2');
  expect(await suggestionFor('Admin', 'राव')).toBe('admin-2');
  expect(await suggestionFor('आशा', 'राव')).toBe('');
});
