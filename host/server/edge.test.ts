import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { readSettings } from './settings';
import { createUnitsFolder, page, writeFakeRelease } from './testing/fake-units';

const hostRoutes = [page('/auth/login', 'login', { layout: 'auth' })];
const exploreRoutes = [
  page('/', 'home', { title: 'Home & <more>' }),
  page('/course/:title/:id', 'course-detail'),
  page('/course/new/list', 'home'),
  page('/Hiring-platform', 'home'),
  page('/institution', 'under-development'),
  { path: '/explore', redirect: { guest: '/explore/courses', member: '/explore/courses' } },
];

let units: string;
let edge: FastifyInstance;

beforeEach(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', hostRoutes, {
    screens: ['login', 'under-development', 'not-found'],
  });
  writeFakeRelease(units, 'explore', exploreRoutes, { screens: ['home', 'course-detail'] });
  edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      LOG_LEVEL: 'silent',
      SITE_URL: 'https://sopaan.example',
    }),
  );
});
afterEach(async () => {
  await edge.close();
  rmSync(units, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ url, headers });

test('renders a page with its own head, its release set and the scripts of its screen, all with hashes', async () => {
  const { statusCode, body, headers } = await get('/course/Web-Dev/course-1');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).toContain('<title>The course-detail | Sopaan</title>');
  expect(body).toContain('<meta name="description" content="About course-detail">');
  expect(body).toContain(
    '<link rel="canonical" href="https://sopaan.example/course/Web-Dev/course-1">',
  );
  expect(body).toContain('<meta property="og:title" content="The course-detail | Sopaan">');
  for (const file of [
    'explore/1.0.0-a/remote.js',
    'explore/1.0.0-a/course-detail.1.js',
    'host/1.0.0-a/display.1.js',
  ]) {
    expect(body).toMatch(
      new RegExp(
        `<script async fetchpriority="high" src="/assets/${file}" [^>]*integrity="sha384-`,
      ),
    );
  }
  expect(body).toMatch(
    /<script defer src="\/assets\/host\/1\.0\.0-a\/main\.js" [^>]*integrity="sha384-/,
  );
  expect(body).not.toMatch(/<script[^>]*home\.1\.js/);
});

test('the release set of a page has the titles of its routes, and not their descriptions', async () => {
  const json = setJsonIn((await get('/')).body);
  expect(json).toContain('"title":"The course-detail"');
  expect(json).not.toContain('About course-detail');
});

test('escapes text from a release', async () => {
  const { body } = await get('/');
  expect(body).toContain('<title>Home &amp; &lt;more&gt; | Sopaan</title>');
  expect(body).not.toContain('<more>');
});

test('allows scripts from files only, no eval and no inline code', async () => {
  const { headers, body } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("media-src 'self' blob:;");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  const inline = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
    ([, attributes]) => attributes,
  );
  expect(inline).toEqual([' type="application/json" id="sopaan-set"']);
});

test('the permissions policy allows camera, microphone and screen capture to the site itself', async () => {
  const policy = String((await get('/')).headers['permissions-policy']).split(', ');
  expect(policy).toEqual(
    expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'display-capture=(self)']),
  );
  expect(policy).toEqual(expect.arrayContaining(['geolocation=()', 'payment=()']));
});

test('[HO-007] redirects another letter case to the canonical path, keeping the query', async () => {
  expect((await get('/hiring-PLATFORM?a=1')).headers.location).toBe('/Hiring-platform?a=1');
  expect((await get('/COURSE/Web-Dev/Ab1')).headers.location).toBe('/course/Web-Dev/Ab1');
  expect((await get('/institution/')).headers.location).toBe('/institution');
  expect((await get('/hiring-platform')).statusCode).toBe(301);
});

test('prefers static segments of a route to parameters', async () => {
  expect((await get('/course/new/list')).body).toContain('<title>The home | Sopaan</title>');
});

test('[HO-063] responds to an unknown path with 404 and the not-found screen', async () => {
  const { statusCode, body } = await get('/no/such/page');
  expect(statusCode).toBe(404);
  expect(body).toContain('not-found.1.js');
  expect(body).toContain('<title>Page not found | Sopaan</title>');
});

test('renders the under-development screen of the host under the title of the page', async () => {
  const { statusCode, body } = await get('/institution');
  expect(statusCode).toBe(200);
  expect(body).toContain('under-development.1.js');
  expect(body).toContain('<title>The under-development | Sopaan</title>');
});

test('the next page has a new release in a new set, without a restart of the edge', async () => {
  const before = (await get('/')).body;
  writeFakeRelease(units, 'explore', [...exploreRoutes, page('/fresh', 'home')], {
    release: '1.1.0-b',
    screens: ['home', 'course-detail'],
  });
  const { statusCode, body } = await get('/fresh');
  expect(statusCode).toBe(200);
  expect(body).toContain('/assets/explore/1.1.0-b/remote.js');
  expect(setIdIn(body)).not.toBe(setIdIn(before));
});

test('still renders pages when files of a release are missing, and responds with 404 for the files', async () => {
  await get('/');
  rmSync(join(units, 'remote-explore'), { recursive: true });
  expect((await get('/')).statusCode).toBe(200);
  const missingFile = await get('/assets/explore/1.0.0-a/remote.js');
  expect(missingFile.statusCode).toBe(404);
  expect(missingFile.headers['cache-control']).toBe('no-store');
  writeFakeRelease(units, 'explore', exploreRoutes, { screens: ['home', 'course-detail'] });
  expect((await get('/assets/explore/1.0.0-a/remote.js')).statusCode).toBe(200);
});

test('[P6] does not serve a file that has changed since it was built, and logs that once', async () => {
  const error = jest.spyOn(edge.log, 'error');
  const file = join(units, 'remote-explore/dist/releases/1.0.0-a/remote.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('explore', 'expiore'));
  const url = '/assets/explore/1.0.0-a/remote.js';
  expect((await get(url)).statusCode).toBe(503);
  expect((await get(url)).statusCode).toBe(503);
  expect(error.mock.calls).toEqual([[`${file} has changed since it was built and is not served`]]);
});

test('serves files as immutable, in the smallest encoding that the browser accepts', async () => {
  const url = '/assets/host/1.0.0-a/main.js';
  const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
    // The policy of a script that is started as a worker.
    'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
  });
  expect((await get(url)).body).toBe('/* host 1.0.0-a main.js */');
  expect(
    (await get(url, { 'accept-encoding': 'br;q=0' })).headers['content-encoding'],
  ).toBeUndefined();
});

test.each([
  '/assets/host/1.0.0-a/release.json.part/../../x.js',
  '/assets/host/..%2f..%2f/main.js',
  '/assets/host/1.0.0-a/%2e%2e/%2e%2e/current.json',
  '/assets/other/1.0.0-a/main.js',
  '/assets/host/1.0.0-a/main.ts',
])('serves nothing but files of a release: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('compresses a page for a browser that accepts it', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>Home');
});

test('accepts the report of a failed region and rejects anything else', async () => {
  const report = {
    set: 'abc',
    reference: 'r1',
    remote: 'explore',
    version: '1.0.0',
    release: '1.0.0-a',
    phase: 'entry',
    code: 'REMOTE_UNAVAILABLE',
    message: 'gone',
    path: '/',
  };
  const post = (payload: string) =>
    edge.inject({
      method: 'POST',
      url: '/-/reports',
      payload,
      headers: { 'content-type': 'text/plain' },
    });
  expect((await post(JSON.stringify(report))).statusCode).toBe(204);
  expect((await post(JSON.stringify({ ...report, extra: 1 }))).statusCode).toBe(400);
  expect((await post('no json')).statusCode).toBe(400);
  expect((await post('x'.repeat(5000))).statusCode).toBe(413);
});

test('/healthz succeeds without an API, and /readyz only with one', async () => {
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(503);
});

test('the error for an invalid setting names it', () => {
  expect(() => readSettings({ PORT: 'many' })).toThrow(/PORT/);
  expect(() => readSettings({ API_URL: 'nowhere' })).toThrow(/API_URL/);
});

function setIdIn(html: string): unknown {
  return JSON.parse(setJsonIn(html)).set;
}

function setJsonIn(html: string): string {
  return /id="sopaan-set">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
}
