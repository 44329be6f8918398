import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { blobName } from '@sopaan/contract/blob';
import { advanceTime, setClockBack } from '../testing/clock';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const entry = (release: string) => `/assets/explore/${release}/remote.js`;
const countRequests = (part: string) =>
  site.registry.requests.filter((path) => path.includes(part)).length;

test('installs a release outside of the set on request, once for concurrent requests', async () => {
  site.nextExplore('1.1.0-b');
  const responses = await Promise.all(
    [1, 2, 3, 4].map(() => site.get(entry('1.1.0-b'), { 'accept-encoding': 'br' })),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(countRequests('/units/explore/releases/1.1.0-b')).toBe(1);
  const folder = join(site.data, 'edge/explore/1.1.0-b');
  expect(readdirSync(folder).sort()).toEqual([
    'home.1.js',
    'home.1.js.br',
    'home.1.js.gz',
    'release.json',
    'release.json.sha384',
    'remote.js',
    'remote.js.br',
    'remote.js.gz',
  ]);
  expect(readdirSync(join(site.data, 'edge/.part'))).toEqual([]);
});

test('lets two edges install a release in one folder at the same time', async () => {
  const otherEdge = await site.startEdge();
  site.nextExplore('1.1.0-b');
  const responses = await Promise.all([
    site.get(entry('1.1.0-b')),
    otherEdge.inject(entry('1.1.0-b')),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('installs a release again when one of its files is missing', async () => {
  const file = join(site.data, 'edge/explore/1.0.0-a/remote.js');
  rmSync(file);
  expect((await site.get(entry('1.0.0-a'))).statusCode).toBe(200);
  expect(existsSync(file)).toBe(true);
});

test('responds with an uncached 404 to a missing file when the registry is unreachable', async () => {
  const otherEdge = await site.startEdge();
  await site.registry.stop();
  rmSync(join(site.data, 'edge/explore/1.0.0-a'), { recursive: true });
  const missingFile = await otherEdge.inject(entry('1.0.0-a'));
  expect(missingFile.statusCode).toBe(404);
  expect(missingFile.headers['cache-control']).toBe('no-store');
});

test('serves concurrent requests for a release that is being installed again', async () => {
  rmSync(join(site.data, 'edge/explore/1.0.0-a'), { recursive: true });
  const responses = await Promise.all([1, 2, 3].map(() => site.get(entry('1.0.0-a'))));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('serves no file of a release when the bytes of one have another hash, and caches the failure', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  const [file] = nextRelease.files;
  site.registry.blobs.set(blobName(file?.integrity ?? ''), Buffer.from('/* other */'));
  expect((await site.get(entry('1.1.0-b'))).statusCode).toBe(404);
  expect((await site.get('/assets/explore/1.1.0-b/home.1.js')).statusCode).toBe(404);
  expect(existsSync(join(site.data, 'edge/explore/1.1.0-b'))).toBe(false);
  expect(readdirSync(join(site.data, 'edge/.part'))).toEqual([]);
  expect(countRequests('/units/explore/releases/1.1.0-b')).toBe(1);
});

test('requests an unknown release from the registry at most once in five seconds', async () => {
  for (let round = 0; round < 5; round += 1) {
    expect((await site.get(entry('9.9.9-z'))).statusCode).toBe(404);
  }
  expect(countRequests('9.9.9-z')).toBe(1);
});

test('an unknown release is requested again after five seconds even when the clock was set back', async () => {
  await site.get(entry('9.9.9-z'));
  setClockBack(3_600);
  advanceTime(6);
  await site.get(entry('9.9.9-z'));
  expect(countRequests('9.9.9-z')).toBe(2);
});

test.each([
  ['another unit', { unit: 'host' }],
  ['another name', { release: '1.0.0-a' }],
  ['a file outside its folder', { entry: '../x.js' }],
  ['no list of files', { files: undefined }],
])('rejects a manifest with %s', async (_what, change) => {
  const nextRelease = site.nextExplore('1.1.0-b');
  const stored = site.registry.releases.get('explore/1.1.0-b');
  if (stored) stored.release = Object.assign({}, nextRelease, change);
  expect((await site.get(entry('1.1.0-b'))).statusCode).toBe(404);
  expect(existsSync(join(site.data, 'edge/explore/1.1.0-b'))).toBe(false);
});

test.each([
  'remote.js.br',
  'release.json',
  'release.json.sha384',
  '../../../evil.js',
  '/etc/evil.js',
  'a/../../b.js',
])('rejects a manifest with a file called %s', async (name) => {
  const nextRelease = site.nextExplore('1.1.0-b');
  const stored = site.registry.releases.get('explore/1.1.0-b');
  const [file] = nextRelease.files;
  if (stored && file)
    stored.release = { ...nextRelease, files: [...nextRelease.files, { ...file, name }] };
  expect((await site.get(entry('1.1.0-b'))).statusCode).toBe(404);
  expect(existsSync(join(site.data, 'edge/explore/1.1.0-b'))).toBe(false);
});

describe('with a server at another URL', () => {
  let otherServer: Server;
  let receivedRequests = 0;
  let url = '';
  beforeEach(async () => {
    receivedRequests = 0;
    otherServer = createServer((_request, response) => {
      receivedRequests += 1;
      response.end('/* evil */');
    });
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const address = otherServer.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  });
  afterEach(() => new Promise((resolve) => otherServer.close(resolve)));

  test('does not follow a redirect of the registry to it', async () => {
    site.nextExplore('1.1.0-b');
    site.registry.intercept = (path) =>
      path.includes('blobs') ? { code: 302, headers: { location: url } } : undefined;
    expect((await site.get(entry('1.1.0-b'))).statusCode).toBe(404);
    expect(countRequests('blobs')).toBeGreaterThan(0);
    expect(receivedRequests).toBe(0);
  });
});

test('removes the temporary folder of an interrupted install at startup, but not that of an install in progress', async () => {
  const parts = join(site.data, 'edge/.part');
  for (const name of ['old', 'young']) {
    mkdirSync(join(parts, name));
    writeFileSync(join(parts, name, 'x.js'), '');
  }
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(join(parts, 'old'), twoHoursAgo, twoHoursAgo);
  await site.startEdge();
  expect(readdirSync(parts)).toEqual(['young']);
});

test('serves the files of the manifest only, neither the manifest itself nor encoded variants by their names', async () => {
  for (const name of ['release.json', 'remote.js.br', 'remote.js.gz', 'nothing.js']) {
    expect((await site.get(`/assets/explore/1.0.0-a/${name}`)).statusCode).toBe(404);
  }
});
