import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment } from '../environments/testing/test-environment';

const api = testApp();
const environment = () => new TestEnvironment(api, 'production');
const compare = (from: string, to: string) =>
  api.call(differenceEndpoint, { from, to }, TEST_DEPLOY_TOKEN);
const rejectionOf = (from: string, to: string) =>
  api.rejection(differenceEndpoint, { from, to }, TEST_DEPLOY_TOKEN);

let [before, after] = ['', ''];
beforeAll(async () => {
  before = (await environment().promoteFirstReleases()).set.id;
  after = (await environment().publishAndPromote('explore', '1.2.0')).set.id;
});

const CHANGE = { unit: 'explore', from: '1.1.0-production', to: '1.2.0-production' };

test('the sides of a comparison may be sets, environments or releases', async () => {
  for (const [from, to] of [
    [before, after],
    [before, 'production'],
    ['explore@1.1.0-production', 'explore@1.2.0-production'],
    ['explore@1.1.0-production', 'production'],
    [before, 'explore@1.2.0-production'],
  ] as const) {
    expect((await compare(from, to)).units).toEqual([CHANGE]);
  }
  expect((await compare('production', after)).units).toEqual([]);
});

test('compares a set and a release by putting the release into the set', async () => {
  const larger = await environment().publish('explore', '1.3.0', { bytes: 2000 });
  const { bytes } = await compare('production', `explore@${larger.release}`);
  expect(bytes).toMatchObject([{ path: '/explore', from: expect.any(Number) }]);
  expect(bytes[0]?.from).toBeGreaterThan(400);
});

test.each([
  ['000000000000', 'production', 404, /is not a known set/],
  ['production', 'nowhere', 404, /nowhere is not a known set/],
  ['production', 'explore@9.9.9', 422, /explore@9\.9\.9 is not published\. Similar releases:/],
  ['explore@1.1.0-production', 'practice@1.1.0-production', 422, /belong to different units/],
])('rejects a comparison of %s and %s', async (from, to, status, message) => {
  const rejection = await rejectionOf(from, to);
  expect(rejection.status).toBe(status);
  expect(rejection.reasons[0]?.message).toMatch(message);
});
