import { type Release, pageRemoteSchema } from '@sopaan/contract/release';
import { page, writeFakeRelease } from '../testing/fake-units';
import {
  hostScreens,
  parsePageRelease,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';

let site: TestSite;
let healthyRelease: Release;
beforeEach(async () => {
  site = await startTestSite();
  healthyRelease = site.nextExplore('0.9.0-good');
});
afterEach(() => site.close());

function fallbackUrl(fields: Record<string, string>): string {
  const query = { unit: 'explore', failed: '1.0.0-a', host: '1.0.0-a', ...fields };
  return `/-/stand-in?${new URLSearchParams(query)}`;
}

async function promote(current: Release, lastGood: Release[]): Promise<void> {
  const releases = lastGood.map(({ unit, release }) => ({ unit, release }));
  site.registry.promote([site.host, current], { lastGood: releases });
  const countPolls = () => site.registry.requests.filter((path) => path.endsWith('/state')).length;
  const before = countPolls();
  await waitUntil(() => countPolls() > before + 2);
}

const fallbackFor = async (fields: Record<string, string> = {}) => {
  const { statusCode, body } = await site.get(fallbackUrl(fields));
  return statusCode === 200 ? pageRemoteSchema.validateSync(JSON.parse(body)).release : statusCode;
};

test('offers the last healthy release, in the format of a page’s remotes', async () => {
  await promote(site.explore, [healthyRelease]);
  const { body, headers, statusCode } = await site.get(fallbackUrl({}));
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(pageRemoteSchema.validateSync(JSON.parse(body))).toMatchObject({
    name: 'explore',
    release: '0.9.0-good',
    base: '/assets/explore/0.9.0-good/',
    entry: 'remote.js',
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect((await site.get('/assets/explore/0.9.0-good/remote.js')).statusCode).toBe(200);
});

test('offers the current release in place of one of a canary or of an older page', async () => {
  await promote(site.explore, [healthyRelease]);
  expect(await fallbackFor({ failed: '1.1.0-canary' })).toBe('1.0.0-a');
});

test('responds with 404 when the failed release is the only one or the unit is unknown', async () => {
  await promote(site.explore, []);
  expect(await fallbackFor()).toBe(404);
  expect(await fallbackFor({ unit: 'practice' })).toBe(404);
});

test('[P2] offers the next release that the page has not tried, and none after the last one', async () => {
  const older = site.nextExplore('0.8.0-older');
  await promote(site.explore, [healthyRelease, older]);
  const getOffer = async (...tried: string[]) => {
    const query = tried.map((release) => `&tried=${release}`).join('');
    const { statusCode, body } = await site.get(fallbackUrl({}) + query);
    return statusCode === 200 ? JSON.parse(body).release : statusCode;
  };
  expect(await getOffer()).toBe('0.9.0-good');
  expect(await getOffer('0.9.0-good')).toBe('0.8.0-older');
  expect(await getOffer('0.8.0-older')).toBe('0.9.0-good');
  expect(await getOffer('0.9.0-good', '0.8.0-older')).toBe(404);
  expect(await getOffer(...Array<string>(9).fill('0.9.0-good'))).toBe(404);
});

test('skips a release that the host of the page cannot run', async () => {
  const otherContract = site.nextExplore('0.8.0-old', { contract: '^0.9.0' });
  await promote(site.explore, [otherContract]);
  expect(await fallbackFor()).toBe(404);
  const otherLibrary = site.nextExplore('0.8.1-old', { libraryVersion: '^3.0.0' });
  await promote(site.explore, [otherLibrary]);
  expect(await fallbackFor()).toBe(404);
});

test('checks compatibility with the host of the page, not with the current host', async () => {
  const nextHost = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    release: '2.0.0-h',
    screens: hostScreens,
    contract: '2.0.0',
  });
  const nextExplore = site.nextExplore('2.0.0-e', { contract: '^2.0.0' });
  site.registry.publish(site.units, nextHost);
  const { unit, release } = healthyRelease;
  site.registry.promote([nextHost, nextExplore], { lastGood: [{ unit, release }] });
  await waitUntil(async () => parsePageRelease((await site.get('/')).body) === '2.0.0-e');
  expect(await fallbackFor({ failed: '1.0.0-a', host: '1.0.0-a' })).toBe('0.9.0-good');
  expect(await fallbackFor({ failed: '1.0.0-a', host: '2.0.0-h' })).toBe('2.0.0-e');
  expect(await fallbackFor({ host: '7.0.0-unknown' })).toBe(404);
});

test('accepts a release with an adapter for the major version of the host', async () => {
  const withAdapter = { ...site.nextExplore('0.8.0-old', { contract: '^9.0.0' }), adapts: [1] };
  site.registry.publish(site.units, withAdapter);
  await promote(site.explore, [withAdapter]);
  expect(await fallbackFor()).toBe('0.8.0-old');
});

test('offers no fallback for the host', async () => {
  const earlierHost = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    release: '0.9.0-h',
    screens: hostScreens,
    contract: '^1.0.0',
  });
  site.registry.publish(site.units, { ...earlierHost, shared: [] });
  await promote(site.explore, [healthyRelease, earlierHost]);
  expect(await fallbackFor({ unit: 'host' })).toBe(404);
});

test.each([
  ['unit', 'host'],
  ['unit', '../host'],
  ['unit', 'https://evil.example'],
  ['failed', '../../x'],
  ['host', 'https://evil.example/1.0.0'],
  ['host', ''],
  ['host', '..'],
  ['tried', ''],
  ['tried', '../../x'],
  ['more', 'x'],
])('rejects the query field %s=%s without a request for a release', async (field, value) => {
  await promote(site.explore, [healthyRelease]);
  const before = site.registry.requests.length;
  expect(await fallbackFor({ [field]: value })).toBe(404);
  const requested = site.registry.requests.slice(before).filter((path) => path.includes('units'));
  expect(requested).toEqual([]);
});
