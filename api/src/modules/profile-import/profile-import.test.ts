import {
  getMailChoicesEndpoint,
  setMailChoiceEndpoint,
} from '@sopaan/schemas/account/mail-choices';
import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import {
  importProfileEndpoint,
  type ImportedSections,
} from '@sopaan/schemas/profile-import/import-profile';
import {
  changePublicProfileEndpoint,
  getPublicSettingsEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { unsubscribeTokens } from '../../mail/unsubscribe/unsubscribe-tokens';
import { send } from '../../testing/call';
import { TEST_SECRET, testApp } from '../../testing/test-app';
import {
  addPublicMember,
  everythingPublic,
  fillRecord,
} from '../public-profiles/testing/public-profile';

const api = testApp();

const getUser = (token: string) => api.call(getUserEndpoint, { requiredata: [] }, token);
const linkTokenOf = (userId: string) =>
  unsubscribeTokens(TEST_SECRET).tokenOf({ kind: 'deadlines', id: userId });
const sections: ImportedSections = {
  about: { userabout: 'Imported', interests: '', selectedPurpose: '' },
  skills: [{ name: 'react', level: 'Beginner' }],
};

async function addMember() {
  const member = await api.signUp();
  await fillRecord(api, member.userId);
  return { ...member, user: await getUser(member.token) };
}

test('replaces the sections of the request, and no others', async () => {
  const [asha, ravi] = [await addMember(), await addMember()];
  const { updatedAt } = asha.user;
  await api.call(importProfileEndpoint, { updatedAt, sections }, asha.token);
  const after = await getUser(asha.token);
  expect(after).toEqual({
    ...asha.user,
    ...sections,
    // An open editor of these sections notices the change.
    sectionVersions: { ...asha.user.sectionVersions, about: 1, skills: 1 },
    updatedAt: after.updatedAt,
  });
  expect(after.updatedAt > updatedAt).toBe(true);
  expect(await getUser(ravi.token)).toEqual(ravi.user);
});

test('empties a section for which the request has no entries', async () => {
  const { token, user } = await addMember();
  const empty = { skills: [], workExperience: [], education: [], projects: [], socialLinks: [] };
  await api.call(importProfileEndpoint, { updatedAt: user.updatedAt, sections: empty }, token);
  expect(await getUser(token)).toMatchObject(empty);
});

test('of two imports that were previewed for the same profile, the second is rejected because the profile has changed', async () => {
  const { token, user } = await addMember();
  const { updatedAt } = user;
  const other = { skills: [{ name: 'go', level: 'Expert' as const }] };
  const responses = await Promise.all(
    [sections, other].map((each) =>
      send(api.app, importProfileEndpoint, { updatedAt, sections: each }, token),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each<[string, (member: { token: string; userId: string }) => Promise<unknown>]>([
  [
    'unsubscribed by a link',
    ({ userId }) => api.call(unsubscribeEndpoint, { token: linkTokenOf(userId) }),
  ],
  [
    'turned a mail on',
    ({ token }) =>
      api.call(setMailChoiceEndpoint, { category: 'deadlines', isWanted: true }, token),
  ],
  [
    'switched the public page off',
    ({ token }) =>
      api.call(changePublicProfileEndpoint, { ...everythingPublic, isPublic: false }, token),
  ],
])('an import is rejected if the member has since %s', async (_what, change) => {
  const member = await addPublicMember(api);
  const { token } = member;
  const { updatedAt } = await getUser(token);
  await change(member);
  const before = [
    await api.call(getMailChoicesEndpoint, {}, token),
    await api.call(getPublicSettingsEndpoint, {}, token),
  ];
  const settings = { dob: '', language: '' as const, recoveryPhone: '', unwantedMails: [] };
  const input = { updatedAt, sections: {}, settings, publicPage: everythingPublic };
  expect(await api.rejection(importProfileEndpoint, input, token)).toMatchObject({
    code: 'CONFLICT',
  });
  expect([
    await api.call(getMailChoicesEndpoint, {}, token),
    await api.call(getPublicSettingsEndpoint, {}, token),
  ]).toEqual(before);
});

test.each<[string, unknown, string]>([
  ['an unknown section', { documents: [] }, 'sections.documents'],
  ['a link without http', link('javascript:alert(1)'), 'sections.socialLinks[0].url'],
  ['an unknown level', { skills: [{ name: 'go', level: 'Wizard' }] }, 'sections.skills[0].level'],
  [
    'a text that is too long',
    { projects: [{ name: 'x'.repeat(201) }] },
    'sections.projects[0].name',
  ],
  ['too many entries', { education: Array(21).fill({}) }, 'sections.education'],
  ['an unknown skill', { skills: [{ name: 'magic', level: 'Expert' }] }, 'sections.skills[0].name'],
  [
    'an unknown platform',
    { socialLinks: [{ platform: 'myspace', url: 'https://a.example' }] },
    'sections.socialLinks[0].platform',
  ],
  [
    'a project that comes twice',
    { projects: [{ name: 'Notes' }, { name: 'notes' }] },
    'sections.projects[1].name',
  ],
  ['a section that is no list', { skills: 'go' }, 'sections.skills'],
])('rejects the import of %s', async (_what, invalid, field) => {
  const { token, user } = await addMember();
  const input = { updatedAt: user.updatedAt, sections: invalid };
  const { status, fields } = await api.rejection(importProfileEndpoint, input, token);
  expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: [field] });
  expect(await getUser(token)).toEqual(user);
});

function link(url: string) {
  return { socialLinks: [{ platform: 'github', url }] };
}

test('requires a session', async () => {
  const input = { updatedAt: '2026-01-01T00:00:00.000Z', sections };
  expect(await api.rejection(importProfileEndpoint, input)).toMatchObject({ status: 401 });
});
