import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Retirement } from '@sopaan/contract/retirement';
import { fakePreview } from '../testing/fake-registry';
import { page, writeFakeRelease } from '../testing/fake-units';
import { parsePageSet, startTestSite, waitUntil, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

/** Makes these the only retired paths, and waits until the edge knows it. */
async function retire(...retirements: Retirement[]): Promise<void> {
  site.registry.promote([site.host, site.explore], { retirements });
  await waitUntil(
    async () => JSON.stringify(await shownRetirements()) === JSON.stringify(retirements),
  );
}
const shownRetirements = async () => parsePageSet((await site.get('/auth/login')).body).retirements;

test('[P12] redirects a retired path permanently, with its parameters and the query', async () => {
  await retire({ pattern: '/course/:id', to: '/explore/:id' }, { pattern: '/old/*', to: '/' });
  const { statusCode, headers } = await site.get('/Course/c%C3%A91?tab=a&tab=b');
  expect(statusCode).toBe(301);
  expect(headers.location).toBe('/explore/c%C3%A91?tab=a&tab=b');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await site.get('/old//evil.example')).headers.location).toBe('/');
});

test('[P12] a path that was retired without a target responds with 410 and a page of the host, which is not indexed', async () => {
  const noindexElement = '<meta name="robots" content="noindex">';
  expect((await site.get('/')).body).not.toContain(noindexElement);
  await retire({ pattern: '/course/*', to: null });
  const { statusCode, body, headers } = await site.get('/course/c1');
  expect(statusCode).toBe(410);
  expect(headers.etag).toBeUndefined();
  expect(body).toContain('<title>Page gone | Sopaan</title>');
  expect(body).toContain(noindexElement);
  expect(body).not.toContain('rel="canonical"');
  expect(body).toContain('/assets/host/1.0.0-a/gone.1.js');
  expect(body).not.toContain('<script async fetchpriority="high" src="/assets/explore');
});

test('[P12] pages contain the retired paths, and not the routes that these replace', async () => {
  await site.get('/');
  const retirements = [{ pattern: '/course/*', to: null }];
  await retire(...retirements);
  const { body } = await site.get('/');
  const set = parsePageSet(body);
  expect(set.retirements).toEqual(retirements);
  expect(set.remotes[0]?.routes.map(({ path }) => path)).toEqual(['/']);
});

test('[P12] after a retirement ends, the page is served again, and cached pages no longer contain the retirement', async () => {
  const shownOnHome = async () => parsePageSet((await site.get('/')).body).retirements;
  const retirements = [{ pattern: '/course/:id', to: null }];
  expect(await shownOnHome()).toEqual([]);
  await retire(...retirements);
  expect(await shownOnHome()).toEqual(retirements);
  await retire();
  expect(await shownOnHome()).toEqual([]);
  expect((await site.get('/course/c1')).statusCode).toBe(200);
});

test('[P12] the retired paths of the environment are also retired in a preview', async () => {
  await retire({ pattern: '/course/:id', to: '/' });
  const nextExplore = site.nextExplore('1.1.0-next');
  const token = 'AbCdEfGhIjKl.zzz.0123456789';
  site.registry.previews.set(token, fakePreview([site.host, nextExplore]));
  const cookie = `sopaan-preview=${token}`;
  expect(parsePageSet((await site.get('/', { cookie })).body).preview?.problem).toBeNull();
  const response = await site.get('/course/c1', { cookie });
  expect(response).toMatchObject({ statusCode: 301, headers: { location: '/' } });
});

test('[P12] the sitemap does not contain retired pages', async () => {
  const home = /<loc>[^<]*:\/\/[^/]*\/<\/loc>/;
  const pagesSitemap = async () => (await site.get('/sitemaps/pages-1.xml')).body;
  expect(await pagesSitemap()).toMatch(home);
  await retire({ pattern: '/', to: '/auth/login' });
  expect(await pagesSitemap()).not.toMatch(home);

  site.registry.sitemap.push('/course/c1', '/course/c2');
  await retire({ pattern: '/course/c1', to: '/' });
  const courses = (await site.get('/sitemaps/courses-1.xml')).body;
  expect(courses).toContain('/course/c2</loc>');
  expect(courses).not.toContain('/course/c1</loc>');
});

test('[P12] /-/releases, which edges in front of this site read, contains the retired paths', async () => {
  const tag = (await site.get('/-/releases')).headers.etag;
  const retirements = [{ pattern: '/course/:id', to: '/' }];
  await retire(...retirements);
  const { body, headers } = await site.get('/-/releases');
  expect(JSON.parse(body).retirements).toEqual(retirements);
  expect(headers.etag).not.toBe(tag);
});

test('[P12] an edge starts without the registry from a saved state that has no retirements', async () => {
  await site.registry.stop();
  const file = join(site.data, 'edge/state-production.json');
  const { retirements, ...before } = JSON.parse(readFileSync(file, 'utf8'));
  expect(retirements).toEqual([]);
  writeFileSync(file, JSON.stringify(before));
  const edge = await site.startEdge();
  const { statusCode, body } = await edge.inject('/course/c1');
  expect(statusCode).toBe(200);
  expect(parsePageSet(body).retirements).toEqual([]);
});

test('[P12] an edge that starts without the registry keeps the retired paths', async () => {
  await retire({ pattern: '/course/:id', to: null });
  await site.registry.stop();
  const edge = await site.startEdge();
  expect((await edge.inject('/course/c1')).statusCode).toBe(410);
});

test('[P12] a host that does not know retirements gets no routes that are retired', async () => {
  const oldHost = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    release: '0.9.0-old',
    screens: ['login', 'not-found'],
  });
  site.registry.publish(site.units, oldHost);
  site.registry.promote([oldHost, site.explore], {
    retirements: [{ pattern: '/course/*', to: null }],
  });
  await waitUntil(async () => (await site.get('/course/c1')).statusCode === 410);
  const { body } = await site.get('/course/c1');
  expect(parsePageSet(body).remotes[0]?.routes.map(({ path }) => path)).toEqual(['/']);
});
