import { ROLE_DATA } from '@sopaan/schemas/account/role-data';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { TEST_SECRET, testApp } from '../../../testing/test-app';
import { accessTokens } from '../../../auth/access-token';

const api = testApp();
const getUser = (token?: string, requiredata: string[] = []) =>
  send(api.app, getUserEndpoint, { requiredata }, token);

test('[AP-001] [AP-023] returns the user of the token with all fields of the profile', async () => {
  const { token, userId, email } = await api.signUp();
  const response = await getUser(token, ['courses']);

  expect(response.json()).toEqual({
    _id: userId,
    userId,
    role: 'student',
    is_verified: false,
    isActive: true,
    personalInfo: {
      firstName: 'Asha',
      lastName: 'Rao',
      profilePicture: '',
      bannerPicture: '',
      username: '',
      email,
      phone: '',
    },
    address: { address1: '', address2: '', pincode: '', city: '', state: '' },
    about: { userabout: '', interests: '', selectedPurpose: '' },
    skills: [],
    education: [],
    workExperience: [],
    projects: [],
    socialLinks: [],
    documents: [],
    sectionVersions: {
      about: 0,
      skills: 0,
      experience: 0,
      education: 0,
      projects: 0,
      links: 0,
      info: 0,
    },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    role_Data: { courses: [] },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('[AP-015] role data contains the requested lists and no others', async () => {
  const { token } = await api.signUp();
  const roleData = async (names: string[]) =>
    (await getUser(token, names)).json<{ role_Data: object }>().role_Data;

  expect(Object.keys(await roleData([...ROLE_DATA]))).toEqual([...ROLE_DATA]);
  expect(await roleData(['institutions', 'passwords'])).toEqual({ institutions: [] });
  expect(await roleData([])).toEqual({});
});

test('the list of role data may be omitted', async () => {
  const { token } = await api.signUp();
  expect((await send(api.app, getUserEndpoint, {}, token)).json()).toMatchObject({ role_Data: {} });
});

test('[AP-024] returns the projects of the user, and [AP-023] the stored key `selectedpurpose` as `selectedPurpose`', async () => {
  const { token, userId } = await api.signUp();
  const project = {
    name: 'Ladder',
    description: 'A step counter',
    technologies: 'TypeScript, SQL',
    liveUrls: 'https://example.com',
    duration: { startDate: '2023', endDate: '2024' },
  };
  const about = { userabout: 'Hello', interests: 'Maps', selectedpurpose: 'Open to Work' };
  await api.database.query('update users set projects = $2, personal_info = $3 where id = $1', [
    userId,
    JSON.stringify([project]),
    JSON.stringify({ phone: '+91 98765 43210', about }),
  ]);

  expect((await getUser(token)).json()).toMatchObject({
    projects: [project],
    personalInfo: { phone: '+91 98765 43210' },
    about: { userabout: 'Hello', interests: 'Maps', selectedPurpose: 'Open to Work' },
  });
});

test('[AP-025] returns no code, token or hash, even if a JSON column contains one', async () => {
  const { token, userId } = await api.signUp();
  await api.database.query('update users set personal_info = $2, skills = $3 where id = $1', [
    userId,
    JSON.stringify({ otp: { attempts: 3 }, token: 'hush' }),
    JSON.stringify([{ name: 'sql', level: 'Expert', token: 'hush' }]),
  ]);
  const { body } = await getUser(token);
  expect(JSON.parse(body)).toMatchObject({ skills: [{ name: 'sql', level: 'Expert' }] });
  expect(body).not.toMatch(/otp|token|hush|argon2|password|hash/);
});

test('[AP-002] answers an expired token with TokenExpiredError in the body', async () => {
  const { userId } = await api.signUp();
  const expired = await accessTokens(TEST_SECRET, -1).issue({
    id: userId,
    role: 'student',
    sessionId: 's',
  });
  const response = await getUser(expired);
  expect(response.statusCode).toBe(401);
  expect(response.body).toContain('TokenExpiredError');
});

test('[AP-001] a request that names another user returns the account of the caller, and a token is required', async () => {
  const { token, userId } = await api.signUp();
  const otherPerson = await api.signUp();
  const response = await send(
    api.app,
    getUserEndpoint,
    { userId: otherPerson.userId, _id: otherPerson.userId },
    token,
  );
  expect(response.json()).toMatchObject({ _id: userId });
  expect((await getUser()).statusCode).toBe(401);
});

test('the access token of a deleted account is rejected', async () => {
  const { token, userId } = await api.signUp();
  await api.database.query('delete from users where id = $1', [userId]);
  expect(await api.rejection(getUserEndpoint, {}, token)).toMatchObject({
    status: 401,
    code: 'TokenExpiredError',
  });
});
