import {
  changePublicProfileEndpoint,
  getPublicProfileEndpoint,
  getPublicSettingsEndpoint,
  type ChangePublicProfile,
} from '@sopaan/schemas/public-profile/public-profile';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { PRIVATE_TEXTS, addPublicMember, everythingPublic } from './testing/public-profile';

const api = testApp();

const settings = (token: string) => api.call(getPublicSettingsEndpoint, {}, token);
const change = (token: string, changes: Partial<typeof everythingPublic>) =>
  api.call(changePublicProfileEndpoint, { ...everythingPublic, ...changes }, token);
const page = (username: string) => api.call(getPublicProfileEndpoint, { username });
const respondTo = (username: string) => send(api.app, getPublicProfileEndpoint, { username });

test('[PF-048] nothing is public at first, and all sections are chosen', async () => {
  const { token } = await api.signUp();
  expect(await settings(token)).toMatchObject({
    username: '',
    isPublic: false,
    isIndexable: false,
    visibleSections: ['about', 'skills', 'experience', 'education', 'projects', 'links'],
  });
});

test('[PF-015] [PF-048] a switched-on page shows the sections of the record to a guest', async () => {
  const { username } = await addPublicMember(api);
  expect(await page(username)).toEqual({
    username,
    name: 'Asha Rao',
    profilePicture: '',
    followers: 0,
    followings: 0,
    isIndexable: true,
    about: { userabout: 'I like numbers', interests: 'Chess', selectedPurpose: 'Hiring' },
    skills: [{ name: 'sql', level: 'Expert' }],
    workExperience: [expect.objectContaining({ designation: 'Data Analyst' })],
    education: [expect.objectContaining({ institution: 'Hubli University' })],
    projects: [expect.objectContaining({ name: 'Weather station' })],
    socialLinks: [{ platform: 'github', url: 'https://example.in/asha', icon: '' }],
  });
});

test('no phone, address, date of birth, email, document or account id is ever in the response', async () => {
  const { username, email, userId } = await addPublicMember(api);
  const { body, headers } = await respondTo(username);
  expect(body).toContain('Data Analyst');
  for (const text of [...PRIVATE_TEXTS, email, userId, 'aadhaar', '1999']) {
    expect(body).not.toContain(text);
  }
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['about', 'I like numbers'],
  ['skills', 'sql'],
  ['experience', 'Data Analyst'],
  ['education', 'Hubli University'],
  ['projects', 'Weather station'],
  ['links', 'example.in/asha'],
] as const)('the section %s is left out when its owner hides it', async (section, text) => {
  const visibleSections = everythingPublic.visibleSections.filter((each) => each !== section);
  const { username } = await addPublicMember(api, { visibleSections });
  const shown = JSON.stringify(await page(username));
  expect(shown).not.toContain(text);
  expect(shown).toContain(section === 'skills' ? 'Data Analyst' : 'sql');
});

test('[PF-048] a page that is switched off responds like a username that nobody has', async () => {
  const { username, token } = await addPublicMember(api);
  await page(username);
  await change(token, { isPublic: false });
  const [off, unknown] = [await respondTo(username), await respondTo('nobody-at-all')];
  expect(off.statusCode).toBe(404);
  expect(off.json().error).toEqual(unknown.json().error);
  expect(Object.keys(off.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
});

test('[PF-048] only the named choices change, so that a tab with older ones cannot make a page public again', async () => {
  const { token, username } = await addPublicMember(api);
  const choose = (choice: ChangePublicProfile) =>
    api.call(changePublicProfileEndpoint, choice, token);
  await choose({ isPublic: false, hiddenSections: ['skills', 'links'] });
  const fromOlderTab = await choose({ isIndexable: false });
  expect(fromOlderTab).toMatchObject({ isPublic: false, isIndexable: false });
  const sections = ['about', 'experience', 'education', 'projects'];
  expect(fromOlderTab.visibleSections).toEqual(sections);
  expect((await respondTo(username)).statusCode).toBe(404);
  expect((await choose({ shownSections: ['links'] })).visibleSections).toEqual([
    ...sections,
    'links',
  ]);
});

test('concurrent changes of different choices all stay', async () => {
  const { token } = await addPublicMember(api);
  const choices: ChangePublicProfile[] = [
    { isPublic: false },
    { isIndexable: false },
    { hiddenSections: ['about'] },
    { hiddenSections: ['links'] },
  ];
  await Promise.all(choices.map((choice) => api.call(changePublicProfileEndpoint, choice, token)));
  expect(await settings(token)).toMatchObject({
    isPublic: false,
    isIndexable: false,
    visibleSections: ['skills', 'experience', 'education', 'projects'],
  });
});

test('the page of a deactivated account is not found', async () => {
  const { username, userId } = await addPublicMember(api);
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect((await respondTo(username)).statusCode).toBe(404);
});

test('the username in a URL may be in capitals', async () => {
  const { username } = await addPublicMember(api);
  expect((await page(username.toUpperCase())).username).toBe(username);
});

test('[PF-048] a page without a username cannot be switched on', async () => {
  const { token } = await api.signUp();
  expect(await api.rejection(changePublicProfileEndpoint, everythingPublic, token)).toMatchObject({
    status: 400,
    fields: { isPublic: 'Choose a username first: it is part of the address of your page.' },
  });
  expect(await settings(token)).toMatchObject({ isPublic: false });
});

test('members read and change only their own choices, which requires a session', async () => {
  const asha = await addPublicMember(api);
  const ravi = await api.signUp();
  await change(ravi.token, { isPublic: false, visibleSections: [] });
  expect(await settings(asha.token)).toMatchObject({ isPublic: true, username: asha.username });
  expect(await settings(ravi.token)).toMatchObject({ isPublic: false, visibleSections: [] });
  expect(await api.rejection(getPublicSettingsEndpoint, {})).toMatchObject({ status: 401 });
});

test('rejects unknown sections and choices that are not booleans', async () => {
  const { token } = await api.signUp();
  const wrong = { isPublic: 'yes', isIndexable: false, visibleSections: ['wallet'] };
  const { status, fields } = await api.rejection(changePublicProfileEndpoint, wrong, token);
  expect({ status, names: Object.keys(fields ?? {}) }).toEqual({
    status: 400,
    names: ['isPublic'],
  });
  const section = { ...everythingPublic, isPublic: false, visibleSections: ['wallet'] };
  expect(await api.rejection(changePublicProfileEndpoint, section, token)).toMatchObject({
    status: 400,
    fields: { 'visibleSections[0]': expect.anything() },
  });
});
