/** Nothing in a URL, a cookie or a header makes the edge load a file that is not part of a release in the registry. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fakePreview } from '../testing/fake-registry';
import { rawGet } from '../testing/raw-get';
import { parsePageSet, startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let otherServer: Server;
let otherServerRequests: string[];
let otherServerUrl: string;

beforeEach(async () => {
  site = await startTestSite();
  otherServerRequests = [];
  otherServer = createServer((request, response) => {
    otherServerRequests.push(request.url ?? '');
    response.end('/* evil */');
  });
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  const address = otherServer.address();
  otherServerUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  mkdirSync(join(site.data, 'edge/explore/planted'), { recursive: true });
  writeFileSync(join(site.data, 'edge/explore/planted/evil.js'), '/* evil */');
  writeFileSync(join(site.data, 'edge/evil.js'), '/* evil */');
  writeFileSync(join(site.data, 'edge/explore/1.0.0-a/evil.js'), '/* evil */');
  // A valid release, but outside of the folder.
  mkdirSync(join(site.data, 'outside'));
  const outsideRelease = { ...site.explore, unit: '..', release: 'outside' };
  writeFileSync(join(site.data, 'outside/release.json'), JSON.stringify(outsideRelease));
  writeFileSync(join(site.data, 'outside/remote.js'), '/* evil */');
});
afterEach(async () => {
  await site.close();
  await new Promise((resolve) => otherServer.close(resolve));
});

/** The requests that the edge sends to the registry because of a request, without those that it sends regularly. */
const releaseRequests = () =>
  site.registry.requests.filter((path) => !/\/(?:removed|signals|state)$/.test(path));

test('serves files of the registry’s releases only, whatever the path', async () => {
  const base = await site.edge.listen({ host: '127.0.0.1', port: 0 });
  const before = releaseRequests().length;
  const paths = [
    '/assets/explore/planted/evil.js',
    '/assets/explore/1.0.0-a/evil.js',
    '/assets/explore/1.0.0-a/../../evil.js',
    '/assets/explore/1.0.0-a/..%2f..%2fevil.js',
    '/assets/explore/1.0.0-a/%2e%2e/%2e%2e/evil.js',
    '/assets/explore/..%2fexplore%2f1.0.0-a/remote.js',
    '/assets/explore/%2e%2e/evil.js',
    '/assets/%2e%2e/edge/evil.js',
    '/assets/..%2f..%2fhost/1.0.0-a/main.js',
    '/assets/explore%2f1.0.0-a/remote.js/x.js',
    '/assets/EXPLORE/1.0.0-a/remote.js',
    '/assets/.part/x/evil.js',
    '/assets/..%2f/outside/remote.js',
    '/assets/%2e%2e/outside/remote.js',
    '/assets/explore/..%2f..%2foutside/remote.js',
    `/assets/explore/${encodeURIComponent(otherServerUrl)}/evil.js`,
    `/assets/${encodeURIComponent(otherServerUrl)}/1.0.0-a/evil.js`,
    `/assets/explore/1.0.0-a/${otherServerUrl}/evil.js`,
    `${otherServerUrl}/assets/explore/1.0.0-a/evil.js`,
    '/assets/explore/1.0.0-a%00/remote.js',
    '/assets/explore/1.0.0-a/remote.js%00.js',
    '/assets/explore/1.0.0-a\\..\\..\\evil.js',
    '//127.0.0.1/assets/explore/1.0.0-a/evil.js',
  ];
  for (const path of paths) {
    const response = await rawGet(base, path);
    expect([path, response.includes('evil */'), /^HTTP\/1\.1 (?:400|404) /.test(response)]).toEqual(
      [path, false, true],
    );
  }
  const requested = releaseRequests().slice(before);
  // The only valid release name that is not installed, so it is looked up in the registry.
  expect(requested).toEqual(['/api/releases/units/explore/releases/planted']);
  expect(otherServerRequests).toEqual([]);
});

test('the files of a page are those of its set, whatever the request contains', async () => {
  const expected = parsePageSet((await site.get('/')).body);
  const forgedValues = [
    otherServerUrl,
    '../../evil',
    'explore@planted',
    'planted',
    '{"explore":"planted"}',
  ];
  for (const value of forgedValues) {
    const encoded = encodeURIComponent(value);
    const query = ['set', 'release', 'explore', 'host', 'base', 'environment', 'against']
      .map((name) => `${name}=${encoded}`)
      .join('&');
    const { body, statusCode } = await site.get(`/?${query}`, {
      cookie: `sopaan-set=${encoded}; sopaan-bucket=${encoded}; sopaan-preview=${encoded}; sopaan-preview=${encoded}`,
      'x-sopaan-set': value,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': value,
      forwarded: 'host=evil.example',
      'x-original-url': '/assets/evil.js',
      'x-rewrite-url': '/assets/evil.js',
    });
    expect(statusCode).toBe(200);
    const shownSet = parsePageSet(body);
    expect({ ...shownSet, page: expected.page, preview: expected.preview }).toEqual(expected);
    expect(body).not.toContain('planted');
    expect(
      sourcesIn(body).filter(
        (source) => !/^\/assets\/(?:host|explore)\/1\.0\.0-a\/[\w.-]+$/.test(source),
      ),
    ).toEqual([]);
  }
  expect(otherServerRequests).toEqual([]);
});

test('does not use the Host header in the URLs of files', async () => {
  const { body } = await site.get('/', { host: 'evil.example' });
  expect(sourcesIn(body).every((source) => source.startsWith('/assets/'))).toBe(true);
});

test('does not show a preview with a release that the registry does not know', async () => {
  const token = 'AbCdEfGhIjKl.zzz.0123456789';
  const planted = { ...site.explore, release: 'planted' };
  site.registry.previews.set(token, fakePreview([site.host, planted]));
  const { body } = await site.get('/', { cookie: `sopaan-preview=${token}` });
  expect(parsePageSet(body).preview?.problem).toBe('unavailable');
  expect(body).not.toContain('planted');
});

test('serves a release that was copied into the folder only under its own name and with its own files', async () => {
  const folder = join(site.data, 'edge/explore/planted');
  writeFileSync(join(folder, 'release.json'), JSON.stringify(site.explore));
  writeFileSync(join(folder, 'remote.js'), '/* evil */');
  expect((await site.get('/assets/explore/planted/remote.js')).statusCode).toBe(404);
});

function sourcesIn(html: string): string[] {
  return [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]*)"/g)].map(
    ([, source]) => source ?? '',
  );
}
