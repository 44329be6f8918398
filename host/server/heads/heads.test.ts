import { rmSync } from 'node:fs';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { aHead, startFakeApi, type FakeApi } from '../testing/fake-api';
import { fakePreview } from '../testing/fake-registry';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';
import { parsePageSet, startTestSite } from '../testing/test-site';

const routes = [
  page('/', 'home', { layout: 'site' }),
  page('/course/:title/:id', 'home'),
  page('/u/:username', 'home'),
  page('/explore/courses', 'home', { layout: 'explore' }),
  page('/institution', 'under-development'),
  page('/join', 'home', { access: 'session' }),
  page('/learn/:id', 'home', { layout: 'learn' }),
];
const COURSE = '/course/x/c1';
const PROFILE = '/u/asha';
const course = aHead({
  canonicalPath: '/course/Web-Dev/c1',
  title: 'Web & <Dev>',
  description: 'Pages "and" more',
  image: '/course.png',
  imageDetails: { width: 1200, height: 630, alt: 'Course: Web & <Dev>' },
  type: 'article',
  jsonLd: [
    '{"@type":"Course","name":"</script><script>alert(1)</script>","url":"/course/Web-Dev/c1","provider":{"url":"https://a.example/b"},"text":"/stays"}',
  ],
});

let api: FakeApi;
let units: string;
let edge: Awaited<ReturnType<typeof createEdge>>;

beforeEach(async () => {
  api = await startFakeApi();
  units = createUnitsFolder();
  const screens = ['login', 'under-development', 'not-found'];
  writeFakeRelease(units, 'host', [page('/auth/login', 'login', { layout: 'auth' })], { screens });
  writeFakeRelease(units, 'explore', routes, { screens: ['home'] });
  edge = await createEdge(settings());
});
afterEach(async () => {
  await edge.close();
  await api.stop();
  rmSync(units, { recursive: true });
});

const settings = () =>
  readSettings({
    RELEASES_FROM: 'folder',
    SOPAAN_UNITS: units,
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://sopaan.example',
    API_URL: api.url,
  });

const get = (url: string) => edge.inject({ url, remoteAddress: '192.0.2.7' });

test('renders the API’s head of a course, with all its text escaped', async () => {
  api.heads.set(COURSE, course);
  const { statusCode, body } = await get(COURSE);
  expect(statusCode).toBe(200);
  for (const element of [
    '<title>Web &amp; &lt;Dev&gt; | Sopaan</title>',
    '<meta name="description" content="Pages &quot;and&quot; more">',
    '<link rel="canonical" href="https://sopaan.example/course/Web-Dev/c1">',
    '<meta property="og:url" content="https://sopaan.example/course/Web-Dev/c1">',
    '<meta property="og:type" content="article">',
    '<meta property="og:locale" content="en_IN">',
    '<meta property="og:image" content="https://sopaan.example/course.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Course: Web &amp; &lt;Dev&gt;">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(body).toContain(element);
  }
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@type': 'Course',
    name: '</script><script>alert(1)</script>',
    url: 'https://sopaan.example/course/Web-Dev/c1',
    provider: { url: 'https://a.example/b' },
    text: '/stays',
  });
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('noindex');
});

test('requests a head by path, without the query', async () => {
  const { body } = await get('/explore/courses?level=Beginner');
  await get('/explore/courses?level=Advanced');
  expect(api.requests).toEqual([{ path: '/explore/courses', visitorIp: '192.0.2.7' }]);
  expect(body).toContain('<link rel="canonical" href="https://sopaan.example/explore/courses">');
  expect(body).toContain('<title>The home | Sopaan</title>');
});

test('responds with 404, the app and noindex for a course that does not exist', async () => {
  const missingHead = aHead({ status: 404, canonicalPath: COURSE, title: 'Course not found' });
  api.heads.set(COURSE, { ...missingHead, noindex: true });
  const { statusCode, body } = await get(COURSE);
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Course not found | Sopaan</title>');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('canonical');
  expect(body).toContain('explore/1.0.0-a/home.1.js');
});

test('[PF-048] every edge stops serving a page about a person immediately after it was switched off', async () => {
  const other = await createEdge(settings());
  const pageOf = async (server: typeof edge) => {
    const { statusCode, body } = await server.inject({ url: PROFILE });
    return { statusCode, hasName: body.includes('Asha Rao') };
  };
  const profile = { canonicalPath: PROFILE, isCacheable: false };
  api.heads.set(PROFILE, aHead({ ...profile, title: 'Asha Rao' }));
  for (const server of [edge, other, edge]) {
    expect(await pageOf(server)).toEqual({ statusCode: 200, hasName: true });
  }
  api.heads.set(PROFILE, aHead({ ...profile, status: 404, title: 'Profile not found' }));
  for (const server of [edge, other]) {
    expect(await pageOf(server)).toEqual({ statusCode: 404, hasName: false });
  }
  await other.close();
});

test('renders noindex and the canonical URL if the head has both, such as the head of a closed job', async () => {
  api.heads.set(COURSE, { ...course, noindex: true });
  const { statusCode, body } = await get(COURSE);
  expect(statusCode).toBe(200);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<link rel="canonical"');
});

test.each(['/auth/login', '/join', '/learn/1', '/institution', '/no/such/page'])(
  'does not request a head for %s',
  async (url) => {
    expect((await get(url)).headers['content-type']).toMatch(/html/);
    expect(api.requests).toEqual([]);
  },
);

test('renders noindex for a page under development and for an unknown path', async () => {
  for (const url of ['/institution', '/no/such/page']) {
    expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
  }
});

test.each([500, 503, 429, 404])(
  'renders the head of the route when the API responds with %i',
  async (status) => {
    api.failStatus = status;
    const { statusCode, body } = await get(COURSE);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>The home | Sopaan</title>');
    expect(body).toContain('<link rel="canonical" href="https://sopaan.example/course/x/c1">');
  },
);

test('renders the page without the invalid data of a head', async () => {
  api.heads.set(COURSE, { ...course, jsonLd: ['{'], image: 'http://', canonicalPath: '//evil' });
  const { statusCode, body } = await get(COURSE);
  expect(statusCode).toBe(200);
  expect(body).toContain('href="https://sopaan.example/course/x/c1"');
  expect(body).not.toContain('ld+json');
});

test('renders the page while the API hangs', async () => {
  let unblockApi: () => void = () => undefined;
  api.blockedBy = new Promise<void>((resolve) => (unblockApi = resolve));
  expect((await get(COURSE)).statusCode).toBe(200);
  unblockApi();
});

test('renders the page when the API is unreachable', async () => {
  await api.stop();
  expect((await get(COURSE)).statusCode).toBe(200);
});

test('renders noindex and no canonical URL for a preview', async () => {
  const site = await startTestSite();
  const token = 'AbCdEfGhIjKl.zzz.0123456789';
  site.registry.previews.set(token, fakePreview([site.host, site.explore]));
  const preview = await site.get('/', { cookie: `sopaan-preview=${token}` });
  expect(parsePageSet(preview.body).preview?.problem).toBeNull();
  expect(preview.body).toContain('<meta name="robots" content="noindex">');
  expect(preview.body).not.toContain('canonical');
  const { body } = await site.get('/');
  expect(body).not.toContain('noindex');
  expect(body).toContain('canonical');
  await site.close();
});

test('[MK-040] names the feeds of a page, with their texts escaped', async () => {
  const feed = { title: 'A "blog"', path: '/api/blog/feed.xml', type: 'application/rss+xml' };
  api.heads.set('/explore/courses', aHead({ canonicalPath: '/explore/courses', feeds: [feed] }));
  expect((await get('/explore/courses')).body).toContain(
    '<link rel="alternate" type="application/rss+xml" title="A &quot;blog&quot;" href="/api/blog/feed.xml">',
  );
  expect((await get('/')).body).not.toContain('rel="alternate"');
});
