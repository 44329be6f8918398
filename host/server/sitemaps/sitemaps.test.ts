import { rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { CHANGED, startFakeApi, type FakeApi } from '../testing/fake-api';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';

let api: FakeApi;
let units: string;
let edge: Awaited<ReturnType<typeof createEdge>>;

beforeAll(async () => {
  api = await startFakeApi();
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login', { layout: 'auth' })], {});
  writeFakeRelease(units, 'explore', [
    page('/', 'home', { layout: 'site' }),
    page('/about-us', 'home'),
    page('/course/:title/:id', 'home'),
    page('/institution', 'under-development'),
    page('/join', 'home', { access: 'session' }),
    page('/learn', 'home', { layout: 'learn' }),
    { path: '/explore', redirect: { guest: '/', member: '/' } },
  ]);
  edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      LOG_LEVEL: 'silent',
      SITE_URL: 'https://sopaan.example',
      API_URL: api.url,
    }),
  );
  api.sitemaps.set(
    'courses-1',
    ['/course/A/c1', '/course/R&D/c2', '/course/C/c3'].map((path) => ({
      path,
      changedAt: CHANGED,
    })),
  );
});
afterAll(async () => {
  await edge.close();
  await api.stop();
  rmSync(units, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });
const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('robots.txt disallows private paths, allows the API paths that pages fetch, and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  for (const path of ['/api/', '/-/', '/auth/', '/profile/', '/account', '/releases']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain('Allow: /api/course/get/info');
  expect(lines).toContain('Allow: /api/institutes');
  expect(lines).toContain('Allow: /api/blog/feed.xml');
  expect(body).not.toMatch(/Allow: \/api\/?$/m);
  expect(lines).toContain('Sitemap: https://sopaan.example/sitemap.xml');
});

test('lists the sitemaps in the index, the pages of the site first', async () => {
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=600');
  expect(urlsIn(body)).toEqual([
    'https://sopaan.example/sitemaps/pages-1.xml',
    'https://sopaan.example/sitemaps/courses-1.xml',
  ]);
  expect(body).toContain(`<lastmod>${CHANGED}</lastmod>`);
});

test('lists public, implemented pages without parameters in a sitemap', async () => {
  expect(urlsIn((await get('/sitemaps/pages-1.xml')).body)).toEqual([
    'https://sopaan.example/',
    'https://sopaan.example/about-us',
  ]);
});

test('follows the cursor of the API and renders all entries as XML, compressed if accepted', async () => {
  const { body } = await get('/sitemaps/courses-1.xml');
  expect(urlsIn(body)).toEqual([
    'https://sopaan.example/course/A/c1',
    'https://sopaan.example/course/R&amp;D/c2',
    'https://sopaan.example/course/C/c3',
  ]);
  const compressed = await get('/sitemaps/courses-1.xml', { 'accept-encoding': 'gzip' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(body);
});

test.each(['courses-2', 'users-1', 'pages-2', 'courses-0', 'courses', '..%2fx-1'])(
  'responds with 404 for the sitemap %s',
  async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
  },
);

test('responds with 503 without the API rather than an empty sitemap', async () => {
  api.failStatus = 500;
  for (const url of ['/sitemap.xml', '/sitemaps/courses-1.xml']) {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('2');
  }
  expect((await get('/sitemaps/pages-1.xml')).statusCode).toBe(200);
});
