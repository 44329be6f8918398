import type { Release } from '@sopaan/contract/release';
import { setRefOf } from '../testing/fake-registry';
import {
  cookiesOf,
  parsePageRelease,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';

let site: TestSite;
let nextExplore: Release;
beforeEach(async () => {
  site = await startTestSite();
  nextExplore = site.nextExplore('1.1.0-b');
});
afterEach(() => site.close());

async function startCanary(percent: number, id = 'c1'): Promise<void> {
  const set = setRefOf([site.host, nextExplore]);
  site.registry.promote([site.host, site.explore], { canary: { id, set, percent } });
  const countPolls = () => site.registry.requests.filter((path) => path.endsWith('/state')).length;
  const before = countPolls();
  await waitUntil(() => countPolls() > before + 2);
}

async function releaseFor(cookie: string): Promise<string | undefined> {
  return parsePageRelease((await site.get('/', { cookie })).body);
}

test('visitors get no bucket while there is no canary', async () => {
  expect(cookiesOf(await site.get('/'))).toEqual([]);
});

test('a canary is shown to its percentage of the visitors, always to the same ones', async () => {
  await startCanary(10);
  const buckets = Array.from({ length: 400 }, (_, index) => index * 25);
  const shownReleases = await Promise.all(
    buckets.map((bucket) => releaseFor(`sopaan-bucket=${bucket}`)),
  );
  const share = shownReleases.filter((release) => release === '1.1.0-b').length / buckets.length;
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.15);
  expect(new Set(shownReleases)).toEqual(new Set(['1.0.0-a', '1.1.0-b']));
  const shownAgain = await Promise.all(
    buckets.map((bucket) => releaseFor(`sopaan-bucket=${bucket}`)),
  );
  expect(shownAgain).toEqual(shownReleases);
});

test('a canary keeps its visitors when its percentage grows, and another canary gets others', async () => {
  const buckets = Array.from({ length: 200 }, (_, index) => index * 50);
  const canaryVisitors = async () => {
    const shownReleases = await Promise.all(
      buckets.map((bucket) => releaseFor(`sopaan-bucket=${bucket}`)),
    );
    return buckets.filter((_, index) => shownReleases[index] === '1.1.0-b');
  };
  await startCanary(10);
  const ten = await canaryVisitors();
  await startCanary(50);
  const fifty = await canaryVisitors();
  expect(fifty).toEqual(expect.arrayContaining(ten));
  await startCanary(50, 'c2');
  expect(await canaryVisitors()).not.toEqual(fifty);
});

test('the first page gives a visitor a bucket in a cookie, which later pages keep', async () => {
  await startCanary(50);
  const first = await site.get('/');
  const [cookie = ''] = cookiesOf(first);
  expect(cookie).toMatch(
    /^sopaan-bucket=\d{1,4}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const [bucket = ''] = cookie.split(';');
  const second = await site.get('/', { cookie: bucket });
  expect(cookiesOf(second)).toEqual([]);
  expect(parsePageRelease(second.body)).toBe(parsePageRelease(first.body));
  const setResponse = await site.get('/-/set', { cookie: bucket });
  expect(setResponse.json()).toEqual({ set: expect.any(String), environment: 'production' });
  expect(setResponse.headers['cache-control']).toBe('no-store');
  expect(second.body).toContain(`"set":"${setResponse.json().set}"`);
});

test('the response of /-/set sets the bucket that it was chosen by', async () => {
  await startCanary(50);
  const [cookie = ''] = cookiesOf(await site.get('/-/set'));
  expect(cookie).toMatch(/^sopaan-bucket=\d{1,4};/);
});

test.each(['10000', '-1', '1.5', 'abc', '../../x', '0x10', '', '00001'])(
  'replaces the invalid bucket "%s"',
  async (value) => {
    await startCanary(50);
    const response = await site.get('/', { cookie: `sopaan-bucket=${value}` });
    expect(response.statusCode).toBe(200);
    expect(cookiesOf(response)[0]).toMatch(/^sopaan-bucket=\d{1,4};/);
  },
);

test('[S12] sets the bucket cookie for https only if SITE_URL is https', async () => {
  await startCanary(50);
  const secure = await site.startEdge({ SITE_URL: 'https://sopaan.example' });
  const [cookie = ''] = cookiesOf(await secure.inject('/'));
  expect(cookie).toMatch(
    /^__Host-sopaan-bucket=\d{1,4};.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const bucketHeader = { cookie: cookie.split(';')[0] };
  expect(cookiesOf(await secure.inject({ url: '/', headers: bucketHeader }))).toEqual([]);
});
