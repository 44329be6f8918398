import { randomUUID } from 'node:crypto';
import { stateAgeEndpoint } from '@sopaan/schemas/account/age';
import { confirmConsentEndpoint } from '@sopaan/schemas/account/parental-consent';
import { takeMail, tokenIn } from '../modules/accounts/testing/sent-mails';
import { testApp } from '../testing/test-app';
import { CALLS_WITHOUT_CONSENT } from './parental-consent';

const api = testApp();

async function aMinor() {
  const { token } = await api.signUp();
  const parentEmail = `${randomUUID()}@example.com`;
  await api.call(stateAgeEndpoint, { ageGroup: 'minor', parentEmail }, token);
  return { token, link: tokenIn(await takeMail(api)) };
}

/** The calls with a session that write, as the API registers them. */
const writingCalls = () =>
  api.app.declaredRoutes.filter(
    ({ access, method }) => access === 'session' && !['GET', 'HEAD', 'DELETE'].includes(method),
  );

/** Whether the call is refused for lack of a consent. The path has invalid ids, and the body is empty. */
async function isRefused(method: string, path: string, token: string): Promise<boolean> {
  const response = await api.app.inject({
    method: method === 'POST' ? 'POST' : 'PUT',
    url: path.replace(/:\w+/g, 'none'),
    headers: { authorization: `Bearer ${token}` },
  });
  return response.statusCode === 403 && response.body.includes('"PARENTAL_CONSENT_NEEDED"');
}

test('[U16] every writing call is refused to a minor without consent, except those that hand no data to others', async () => {
  const { token } = await aMinor();
  const allowed: string[] = [];
  for (const { method, path } of writingCalls()) {
    if (!(await isRefused(method, path, token))) allowed.push(`${method} ${path}`);
  }
  expect(allowed.sort()).toEqual([...CALLS_WITHOUT_CONSENT].sort());
});

test.each([
  ['PUT', '/api/jobs/:id/application'],
  ['PUT', '/api/account/public-profile'],
  ['PUT', '/api/competitions/:id/registration'],
  ['POST', '/api/competitions/:id/team/join'],
  ['POST', '/api/blog/posts/:postId/comments'],
  ['POST', '/api/practice/challenges/:challengeId/posts'],
  ['POST', '/api/wallet/packs'],
])(
  '[U16] %s %s needs the consent of a parent, and works once it is given',
  async (method, path) => {
    const { token, link } = await aMinor();
    expect(await isRefused(method, path, token)).toBe(true);
    await api.call(confirmConsentEndpoint, { token: link, isGuardian: true });
    await api.database.query('delete from outbox');
    expect(await isRefused(method, path, token)).toBe(false);
  },
);

test('[U16] adults, and members who were not asked for their age, need no consent', async () => {
  const { token } = await api.signUp();
  expect(await isRefused('POST', '/api/wallet/packs', token)).toBe(false);
  await api.call(stateAgeEndpoint, { ageGroup: 'adult' }, token);
  expect(await isRefused('POST', '/api/wallet/packs', token)).toBe(false);
});
