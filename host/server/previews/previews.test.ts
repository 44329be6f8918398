import type { Release } from '@sopaan/contract/release';
import { fakePreview } from '../testing/fake-registry';
import { rawGet } from '../testing/raw-get';
import {
  cookiesOf,
  parsePageRelease,
  parsePageSet,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';

const TOKEN = 'AbCdEfGhIjKl.zzz.0123456789';
const cookie = `sopaan-preview=${TOKEN}`;
const CLEARED_COOKIE =
  'sopaan-preview=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';

let site: TestSite;
let nextExplore: Release;
beforeEach(async () => {
  site = await startTestSite();
  nextExplore = site.nextExplore('1.1.0-b');
});
afterEach(() => site.close());

const registerPreview = () =>
  site.registry.previews.set(TOKEN, fakePreview([site.host, nextExplore]));
const countLookups = () =>
  site.registry.requests.filter((path) => path.endsWith('/previews/open')).length;

test('stores the token of a preview link in a cookie and redirects to the URL without it', async () => {
  const { statusCode, headers } = await site.get(`/course/12?a=1&preview=${TOKEN}&b=2`);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/course/12?a=1&b=2');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(cookiesOf({ headers })).toEqual([
    `${cookie}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
});

test('sets a secure cookie if SITE_URL is https, regardless of the headers of a proxy', async () => {
  const secureEdge = await site.startEdge({ SITE_URL: 'https://sopaan.example' });
  const { headers } = await secureEdge.inject(`/?preview=${TOKEN}`);
  expect(cookiesOf({ headers })[0]).toMatch(/; Secure;/);
  const plainResponse = await site.get(`/?preview=${TOKEN}`, { 'x-forwarded-proto': 'https' });
  expect(cookiesOf(plainResponse)[0]).not.toMatch(/Secure/);
});

test('shows the set of a preview on every path, to the visitor with its cookie only', async () => {
  registerPreview();
  for (const path of ['/', '/course/7', '/no/such/page']) {
    const { body, headers } = await site.get(path, { cookie });
    expect(parsePageRelease(body)).toBe('1.1.0-b');
    expect(cookiesOf({ headers })).toEqual([]);
    expect(parsePageSet(body).preview).toMatchObject({
      problem: null,
      token: TOKEN,
      expires: expect.stringMatching(/Z$/),
      base: parsePageSet((await site.get('/')).body).set,
    });
  }
  expect(parsePageRelease((await site.get('/')).body)).toBe('1.0.0-a');
  expect((await site.get('/-/set', { cookie })).json().set).toBe(
    parsePageSet((await site.get('/', { cookie })).body).set,
  );
  const file = await site.get('/assets/explore/1.1.0-b/remote.js');
  expect(file.statusCode).toBe(200);
});

test('passes on the overridden units as the registry names them', async () => {
  const overridden = [
    {
      unit: 'explore',
      version: '1.1.0',
      release: '1.1.0-b',
      author: 'team',
      commit: 'abc1234',
      publishedAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  site.registry.previews.set(TOKEN, fakePreview([site.host, nextExplore], { overridden }));
  expect(parsePageSet((await site.get('/', { cookie })).body).preview?.overridden).toEqual(
    overridden,
  );
});

test('requests a preview from the registry at most once in five seconds, shared between concurrent requests', async () => {
  registerPreview();
  await Promise.all([1, 2, 3].map(() => site.get('/', { cookie })));
  await site.get('/', { cookie });
  expect(countLookups()).toBe(1);
  const otherPreview = { cookie: 'sopaan-preview=nobody-has-made-this-link' };
  await site.get('/-/set', otherPreview);
  await site.get('/', otherPreview);
  expect(countLookups()).toBe(2);
});

test.each(['expired', 'revoked', 'unknown'])(
  'shows the regular site with the reason and removes the cookie when a preview link is %s',
  async (problem) => {
    site.registry.previews.set(TOKEN, { problem, preview: null });
    const setResponse = await site.get('/-/set', { cookie });
    expect(cookiesOf(setResponse)).toEqual([]);
    const { body, statusCode, headers } = await site.get('/', { cookie });
    expect(statusCode).toBe(200);
    expect(parsePageRelease(body)).toBe('1.0.0-a');
    expect(parsePageSet(body).preview).toMatchObject({ problem, token: '', overridden: [] });
    expect(cookiesOf({ headers })).toEqual([CLEARED_COOKIE]);
  },
);

test('[P4] shows the regular site with the reason and removes the cookie when a preview link belongs to another environment', async () => {
  site.registry.previews.set(
    TOKEN,
    fakePreview([site.host, nextExplore], { environment: 'staging' }),
  );
  const { body, statusCode, headers } = await site.get('/', { cookie });
  expect(statusCode).toBe(200);
  expect(parsePageRelease(body)).toBe('1.0.0-a');
  expect(parsePageSet(body)).toMatchObject({
    environment: 'production',
    preview: { problem: 'other-environment', token: '', overridden: [] },
  });
  expect(cookiesOf({ headers })).toEqual([CLEARED_COOKIE]);
  const servedSet = (await site.get('/-/set', { cookie })).json();
  expect(servedSet.set).toBe(parsePageSet((await site.get('/')).body).set);
  expect(site.registry.requests.filter((path) => path.includes('1.1.0-b'))).toEqual([]);
});

test('ends a preview when it expires, before the registry is requested again', async () => {
  const startedAt = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(startedAt);
  const expires = new Date(startedAt + 400).toISOString();
  site.registry.previews.set(TOKEN, fakePreview([site.host, nextExplore], { expires }));
  expect(parsePageRelease((await site.get('/', { cookie })).body)).toBe('1.1.0-b');
  clock.mockReturnValue(startedAt + 400);
  expect(parsePageSet((await site.get('/', { cookie })).body).preview?.problem).toBe('expired');
  clock.mockRestore();
});

test('shows the regular site and keeps the cookie while the registry is unavailable', async () => {
  await site.registry.stop();
  const { body, headers } = await site.get('/', { cookie });
  expect(parsePageRelease(body)).toBe('1.0.0-a');
  expect(parsePageSet(body).preview?.problem).toBe('unavailable');
  expect(cookiesOf({ headers })).toEqual([]);
  registerPreview();
  await site.registry.restart();
  await waitUntil(
    async () => parsePageRelease((await site.get('/', { cookie })).body) === '1.1.0-b',
  );
});

test('reports a preview as unavailable if one of its releases cannot be installed', async () => {
  registerPreview();
  site.registry.releases.delete('explore/1.1.0-b');
  const { body } = await site.get('/', { cookie });
  expect(parsePageSet(body).preview?.problem).toBe('unavailable');
  expect(parsePageRelease(body)).toBe('1.0.0-a');
});

test.each([
  'short',
  '../../../../etc/passwd/and/more',
  'https://evil.example/release',
  'a b; Domain=x',
])('reports a preview link with the token %s as unknown', async (token) => {
  const link = await site.get(`/?preview=${encodeURIComponent(token)}`);
  expect(cookiesOf(link)[0]).toMatch(/^sopaan-preview=none; Max-Age=7776000; Path=\//);
  const page = await site.get('/', { cookie: 'sopaan-preview=none' });
  expect(parsePageSet(page.body).preview?.problem).toBe('unknown');
  expect(countLookups()).toBe(0);
});

test.each([
  '//evil.example/x',
  '/.//evil.example/x',
  '/%2e//evil.example',
  '/\\evil.example/x',
  '///evil.example',
])('redirects a preview link on %s to this site', async (path) => {
  const base = await site.edge.listen({ host: '127.0.0.1', port: 0 });
  const response = await rawGet(base, `${path}?preview=${TOKEN}`);
  const location = /^location: (.*)\r$/im.exec(response)?.[1];
  expect(location).toBeDefined();
  expect(new URL(location ?? '', base).origin).toBe(base);
});

test('does not open a preview from the URL of an image', async () => {
  const { statusCode, headers } = await site.get(`/?preview=${TOKEN}`, {
    'sec-fetch-dest': 'image',
  });
  expect(statusCode).toBe(200);
  expect(cookiesOf({ headers })).toEqual([]);
});

test('ends a preview on a request of a page of this site only', async () => {
  const leave = (headers: Record<string, string>) =>
    site.edge.inject({
      method: 'POST',
      url: '/-/preview/leave',
      headers: { host: 'sopaan.local', ...headers },
    });
  const leaveResponse = await leave({ 'sec-fetch-site': 'same-origin' });
  expect(leaveResponse.statusCode).toBe(204);
  expect(cookiesOf(leaveResponse)).toEqual([CLEARED_COOKIE]);
  expect((await leave({ origin: 'http://sopaan.local' })).statusCode).toBe(204);
  const rejectedHeaders: Array<Record<string, string>> = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://sopaan.local' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of rejectedHeaders) {
    const response = await leave(headers);
    expect(response.statusCode).toBe(403);
    expect(cookiesOf(response)).toEqual([]);
  }
});
