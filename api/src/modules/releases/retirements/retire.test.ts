import { lockEndpoint } from '@sopaan/schemas/releases/environment';
import { grantPathEndpoint } from '@sopaan/schemas/releases/path-grant';
import { page } from '../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { tokenFor } from '../../../testing/token-for';
import { TestEnvironment } from '../environments/testing/test-environment';
import { retireIn } from './testing/retire-in';

const api = testApp();
const environment = new TestEnvironment(api, 'retires');
const { retire, rejectedRetire, unretire, rejectedUnretire, state } = retireIn(api, 'retires');
let exploreToken: string;

const exploreRoutes = [page('/explore', 'home'), page('/course/:title/:id', 'course')];
beforeAll(async () => {
  exploreToken = await tokenFor(api, 'explore');
  await environment.promote([
    await environment.publish('host', '1.1.0'),
    await environment.publish('explore', '1.1.0', { routes: exploreRoutes }),
    await environment.publish('practice', '1.1.0'),
  ]);
});

afterEach(async () => {
  const { retirements } = await environment.current();
  if (retirements.length > 0) await unretire(retirements.map(({ pattern }) => pattern));
});

test('[P12] a team retires its own paths, and edges read the most specific one first', async () => {
  const before = await environment.current();
  await retire(['/course/*'], null, exploreToken);
  const after = await retire(['/course/:title/:id'], '/explore', exploreToken);
  expect(after).toMatchObject({ revision: before.revision + 2, set: before.set });
  expect(after.retirements).toMatchObject([
    { pattern: '/course/:title/:id', to: '/explore', unit: 'explore', why: 'a test' },
    { pattern: '/course/*', to: null, unit: 'explore' },
  ]);
  expect((await state()).retirements).toEqual([
    { pattern: '/course/:title/:id', to: '/explore' },
    { pattern: '/course/*', to: null },
  ]);
  const [newestEntry] = await environment.log();
  expect(newestEntry).toMatchObject({
    action: 'retire',
    environment: 'retires',
    actor: after.retirements[0]?.by,
    why: '/course/:title/:id → /explore: a test',
  });
});

test('[P12] retiring a path again replaces its target; with the same target it changes nothing', async () => {
  await retire(['/course/:title/:id'], null);
  const { revision, retirements } = await retire(['/Course/:name/:course'], '/explore');
  expect(retirements).toMatchObject([{ pattern: '/Course/:name/:course', to: '/explore' }]);
  expect(await retire(['/Course/:name/:course'], '/explore')).toMatchObject({ revision });
});

test('[P12] unretire ends a retirement, and is logged', async () => {
  await retire(['/course/*', '/overall/*'], null);
  expect((await unretire(['/course/*'])).retirements).toMatchObject([{ pattern: '/overall/*' }]);
  expect((await state()).retirements).toEqual([{ pattern: '/overall/*', to: null }]);
  expect((await environment.log())[0]).toMatchObject({
    action: 'unretire',
    why: '/course/*: a test',
  });
  expect(await rejectedUnretire(['/course/*'])).toMatchObject({
    status: 404,
    reasons: [{ rule: 'unknown', about: ['retires', '/course/*'] }],
  });
});

test('[P12] a token of one unit neither retires nor restores paths of others', async () => {
  const practice = await tokenFor(api, 'practice');
  await retire(['/course/*'], null);
  for (const patterns of [['/course/*'], ['/practice/*', '/course/:title/:id']]) {
    expect(await rejectedRetire(patterns, null, practice)).toMatchObject({
      status: 403,
      reasons: [{ rule: 'token' }],
    });
  }
  expect(await rejectedUnretire(['/course/*'], practice)).toMatchObject({ status: 403 });
  expect((await environment.current()).retirements).toMatchObject([{ pattern: '/course/*' }]);
});

test('[P12] a team redirects to its own paths and to those that it was granted', async () => {
  const rejected = await rejectedRetire(['/course/*'], '/practice', exploreToken);
  expect(rejected).toMatchObject({ status: 422, reasons: [{ rule: 'owner' }] });
  expect(rejected.reasons[0]?.message).toContain("paths grant explore '/practice' --target");
  const target = { unit: 'explore', pattern: '/practice', use: 'target' as const, why: '' };
  await api.call(grantPathEndpoint, target, TEST_DEPLOY_TOKEN);
  await retire(['/course/*'], '/practice', exploreToken);
  expect((await state()).retirements).toEqual([{ pattern: '/course/*', to: '/practice' }]);
});

test.each([
  [['/auth/login'], null, 'reserved'],
  [['/api/courses'], null, 'reserved'],
  [['/:page'], null, 'reserved'],
  [['/course/*'], '/api/logout', 'reserved'],
  [['/course/*'], '/nowhere', 'target'],
  [['/course/*'], '/course', 'redirects'],
])('[P12] %j cannot be retired to %s', async (patterns, to, rule) => {
  const { status, reasons } = await rejectedRetire(patterns, to);
  expect({ status, reasons }).toMatchObject({ status: 422, reasons: [{ rule }] });
  expect((await environment.current()).retirements).toEqual([]);
});

test.each([
  [['course'], null, 'patterns'],
  [[], null, 'patterns'],
  [['/course/*'], 'https://evil.example/', 'to'],
  [['/course/*'], '//evil.example', 'to'],
  [['/course/*'], '/explore?sort=new', 'to'],
  [['/course/*'], '/explore/:id', 'to'],
  [['/course/:id?'], '/explore/:id', 'to'],
  [['/course/:id', '/job/:job'], '/explore/:id', 'to'],
  [['/course/:id'], '/explore/*', 'to'],
  [['/course/*'], undefined, 'to'],
])('[P12] rejects the retirement of %j to %s with the field', async (patterns, to, field) => {
  const { status, code, fields } = await rejectedRetire(patterns, to);
  expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
});

test('[P12] a locked environment rejects retirements, but not ending one', async () => {
  await retire(['/course/*'], null);
  await api.call(lockEndpoint, { environment: 'retires', why: 'Exams' }, TEST_DEPLOY_TOKEN);
  expect(await rejectedRetire(['/explore'], null)).toMatchObject({ code: 'ENVIRONMENT_LOCKED' });
  expect((await unretire(['/course/*'])).retirements).toEqual([]);
});
