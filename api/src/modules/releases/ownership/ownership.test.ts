import type { Route } from '@sopaan/contract/routes';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import {
  grantPathEndpoint,
  listPathsEndpoint,
  revokePathEndpoint,
  type PathUse,
} from '@sopaan/schemas/releases/path-grant';
import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { uploadFiles } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { tokenFor } from '../../../testing/token-for';
import { TestEnvironment } from '../environments/testing/test-environment';

const api = testApp();
let token: string;
let version = 0;

beforeAll(async () => {
  token = await tokenFor(api, 'marketing');
});

const redirectTo = (target: string, path = '/about-us'): Route => ({
  path,
  redirect: { guest: target, member: target },
});

async function build(routes: Route[], unit = 'marketing') {
  version += 1;
  const newBuild = fakeBuild({ unit, version: `1.0.${version}`, routes });
  await uploadFiles(api, newBuild);
  return { manifest: newBuild.manifest, author: '', commit: '', note: '' };
}
const publish = async (routes: Route[]) => api.call(publishEndpoint, await build(routes), token);
const rejectionOf = async (routes: Route[]) =>
  api.rejection(publishEndpoint, await build(routes), token);
const grant = (pattern: string, unit = 'marketing', use: PathUse = 'serve') =>
  api.call(grantPathEndpoint, { unit, pattern, use, why: 'a test' }, TEST_DEPLOY_TOKEN);
const revoke = (pattern: string, unit = 'marketing', use: PathUse = 'serve') =>
  api.call(revokePathEndpoint, { unit, pattern, use, why: '' }, TEST_DEPLOY_TOKEN);
const rejectedGrant = (pattern: string, use: PathUse = 'serve') =>
  api.rejection(grantPathEndpoint, { unit: 'marketing', pattern, use }, TEST_DEPLOY_TOKEN);

test('[P1] a unit publishes pages and redirects within its own paths', async () => {
  const routes = [page('/About-us', 'about'), page('/blog-pages/:id', 'blog')];
  const redirect = redirectTo('/about-us?from=old#top', '/contact-us');
  expect(await publish([...routes, redirect])).toMatchObject({ status: 'published' });
});

test.each([
  ['/course/:title/course-001', 'owner', 'explore'],
  ['/course/:title/:id', 'owner', 'explore'],
  ['/Profile', 'owner', 'profile'],
  ['/never-granted', 'owner', 'Nobody'],
  ['/api/courses', 'reserved', 'edge'],
  ['/-/set', 'reserved', 'edge'],
  ['/healthz', 'reserved', 'edge'],
  ['/assets/x/y', 'reserved', 'edge'],
  ['/:a/:b/:c', 'reserved', 'edge'],
  ['/auth/:x', 'reserved', 'host'],
  ['/account', 'reserved', 'host'],
])('[P1] the team of marketing cannot publish %s', async (path, rule, owner) => {
  const { status, code, reasons } = await rejectionOf([
    page('/about-us', 'home'),
    page(path, 'home'),
  ]);
  expect({ status, code }).toEqual({ status: 422, code: 'RELEASE_REFUSED' });
  expect(reasons).toMatchObject([{ rule }]);
  expect(reasons[0]?.about).toEqual(expect.arrayContaining(['routes[1].path', path]));
  expect(reasons[0]?.message).toContain(`routes[1].path: ${path}`);
  expect(reasons[0]?.message).toContain(owner);
});

test('[P1] the rejection says how to ask for the path', async () => {
  const { reasons } = await rejectionOf([page('/never-granted', 'home')]);
  expect(reasons[0]?.message).toContain(
    "npm run release -- paths grant marketing '/never-granted'",
  );
});

test.each([
  ['/course', 'owner'],
  ['/api/logout', 'reserved'],
  ['/about-us/../course', 'owner'],
  ['/%63ourse', 'owner'],
])('[P1] the team of marketing cannot redirect to %s', async (target, rule) => {
  const { status, reasons } = await rejectionOf([redirectTo(target)]);
  expect(status).toBe(422);
  expect(reasons).toMatchObject([{ rule }]);
  expect(reasons[0]?.about).toContain('routes[0].redirect.guest');
});

test('[P1] an operator grants and revokes a path and the target of a redirect', async () => {
  const routes = [page('/fair/:year', 'home'), redirectTo('/course', '/about-us')];
  expect((await rejectionOf(routes)).reasons).toHaveLength(2);
  await grant('/fair/*');
  const { grants } = await grant('/course', 'marketing', 'target');
  expect(grants).toContainEqual(
    expect.objectContaining({ unit: 'marketing', pattern: '/fair/*', grantedBy: 'operator' }),
  );
  expect(await publish(routes)).toMatchObject({ status: 'published' });

  await revoke('/Fair/*');
  await revoke('/course', 'marketing', 'target');
  expect((await rejectionOf(routes)).reasons).toHaveLength(2);
  const { items } = await api.call(listLogEndpoint, {}, TEST_DEPLOY_TOKEN);
  const changes = items.filter(({ action }) => action.endsWith(' path')).slice(0, 4);
  expect(changes.map(({ action, why }) => `${action}: ${why}`)).toEqual([
    'revoke path: /course as a redirect target of marketing',
    'revoke path: /Fair/* of marketing',
    'grant path: /course as a redirect target of marketing: a test',
    'grant path: /fair/* of marketing: a test',
  ]);
});

test('[P1] granting a path twice creates one grant', async () => {
  await grant('/twice');
  const { grants } = await grant('/Twice');
  expect(grants.filter(({ pattern }) => /twice/i.test(pattern))).toHaveLength(1);
});

test.each([
  ['/course/web/:id', 'owner'],
  ['/:page', 'reserved'],
  ['/*', 'reserved'],
  ['/auth/other', 'reserved'],
  ['/explore?', 'owner'],
])('[P1] %s cannot be granted', async (pattern, rule) => {
  const { status, reasons } = await rejectedGrant(pattern);
  expect(status).toBe(422);
  expect(reasons).toContainEqual(expect.objectContaining({ rule }));
});

test.each(['course', '/a b', '/a/*/b', `/${'a?/'.repeat(5)}b`])(
  '[P1] rejects the invalid pattern %s with 400 and its field',
  async (pattern) => {
    const { status, fields } = await rejectedGrant(pattern);
    expect(status).toBe(400);
    expect(fields?.['pattern']).toMatch(/such as|looks like/);
  },
);

test('[P1] concurrent grants of overlapping paths succeed for one unit only', async () => {
  const results = await Promise.allSettled([
    grant('/raced/*', 'marketing'),
    grant('/raced/:id', 'learn'),
    grant('/:a?/raced', 'practice'),
    grant('/raced', 'profile'),
  ]);
  const { grants } = await api.call(listPathsEndpoint, {}, token);
  const owners = grants.filter(({ pattern }) => pattern.startsWith('/raced'));
  expect(new Set(owners.map(({ unit }) => unit)).size).toBe(1);
  expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(2);
});

test('[P1] the token of a unit reads all grants and changes none', async () => {
  const { grants, reserved } = await api.call(listPathsEndpoint, {}, token);
  expect(grants).toContainEqual(expect.objectContaining({ unit: 'explore', pattern: '/course/*' }));
  expect(reserved).toContainEqual({ pattern: '/api/*', servedBy: 'edge' });
  const input = { unit: 'marketing', pattern: '/mine', use: 'serve' };
  expect(await api.rejection(grantPathEndpoint, input, token)).toMatchObject({ status: 403 });
  expect(await api.rejection(revokePathEndpoint, input, token)).toMatchObject({ status: 403 });
  const unknown = { unit: 'learn', pattern: '/unknown', use: 'serve' };
  const missing = await api.rejection(revokePathEndpoint, unknown, TEST_DEPLOY_TOKEN);
  expect(missing).toMatchObject({ status: 404, reasons: [{ rule: 'unknown' }] });
});

test('[P1] an operator publishes a new unit together with its paths; a team cannot', async () => {
  const upload = await build([page('/jobs', 'home'), page('/jobs/:id', 'job')], 'jobs');
  const grantPaths = true;
  const jobsToken = await tokenFor(api, 'jobs');
  expect(await api.rejection(publishEndpoint, upload, jobsToken)).toMatchObject({ status: 422 });
  const withGrants = { ...upload, grantPaths };
  expect(await api.rejection(publishEndpoint, withGrants, jobsToken)).toMatchObject({
    status: 403,
  });
  expect(await api.call(publishEndpoint, withGrants, TEST_DEPLOY_TOKEN)).toMatchObject({
    status: 'published',
  });
  const uploadWithForeignPath = await build([page('/course/:a', 'home')], 'jobs');
  const { reasons } = await api.rejection(
    publishEndpoint,
    { ...uploadWithForeignPath, grantPaths },
    TEST_DEPLOY_TOKEN,
  );
  expect(reasons).toMatchObject([{ rule: 'owner' }]);
});

test('[P1] a release is not promoted once its unit has lost the path', async () => {
  const environment = new TestEnvironment(api, 'revoked');
  await environment.promoteFirstReleases();
  await grant('/temporary/*');
  const releaseOfRevokedPath = await environment.publish('marketing', '1.1.0', {
    routes: [page('/temporary/:id', 'home')],
  });
  await environment.revokePath('marketing', '/temporary/*');
  const { status, reasons } = await environment.rejectedPromote([releaseOfRevokedPath], {
    token: await environment.tokenOf('marketing'),
  });
  expect(status).toBe(422);
  expect(reasons).toMatchObject([
    {
      rule: 'owner',
      about: [`marketing@${releaseOfRevokedPath.release}`, 'routes[0].path', '/temporary/:id'],
    },
  ]);
  // The promotion of another unit is not affected.
  await environment.publishAndPromote('explore', '1.2.0');
});

test('[P1] redirects of two units that form a loop are not promoted', async () => {
  const environment = new TestEnvironment(api, 'loop');
  await environment.promoteFirstReleases();
  await grant('/profile/:id', 'marketing', 'target');
  await grant('/about-us', 'profile', 'target');
  const profileRelease = await environment.publish('profile', '1.1.0', {
    routes: [redirectTo('/about-us', '/profile/:id')],
  });
  await environment.promote([profileRelease]);
  const redirectingBack = await environment.publish('marketing', '1.1.0', {
    routes: [redirectTo('/profile/me')],
  });
  const { status, reasons } = await environment.rejectedPromote([redirectingBack]);
  expect(status).toBe(422);
  expect(reasons).toMatchObject([
    {
      rule: 'redirects',
      about: expect.arrayContaining([
        `marketing@${redirectingBack.release}`,
        `profile@${profileRelease.release}`,
      ]),
      message: expect.stringContaining('/about-us → /profile/me → /about-us'),
    },
  ]);
});
