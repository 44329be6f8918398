import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  cookiesOf,
  parsePageRelease,
  parsePageSet,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';
import { setRefOf } from '../testing/fake-registry';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const shownRelease = async () => parsePageRelease((await site.get('/')).body);

test('serves the set of the environment, with files from the edge itself', async () => {
  const { body, headers, statusCode } = await site.get('/');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  const set = parsePageSet(body);
  expect(set).toMatchObject({
    set: setRefOf([site.host, site.explore]).id,
    environment: 'production',
    preview: null,
    host: { release: '1.0.0-a' },
  });
  expect(set.remotes[0]).toMatchObject({
    name: 'explore',
    adapts: [],
    base: '/assets/explore/1.0.0-a/',
  });
  const file = await site.get('/assets/explore/1.0.0-a/remote.js', { 'accept-encoding': 'br' });
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const encoding of ['gzip', 'identity']) {
    const { statusCode: status } = await site.get('/assets/explore/1.0.0-a/remote.js', {
      'accept-encoding': encoding,
    });
    expect(status).toBe(200);
  }
});

test('serves a promoted release without a restart, once all its files are installed', async () => {
  let unblockBlobs = () => undefined;
  const nextRelease = site.nextExplore('1.1.0-b');
  site.registry.blockedBy = new Promise((resolve) => {
    unblockBlobs = () => void resolve();
  });
  site.registry.promote([site.host, nextRelease]);
  const countBlobRequests = () =>
    site.registry.requests.filter((path) => path.includes('/blobs/')).length;
  const before = countBlobRequests();
  await waitUntil(() => countBlobRequests() > before);
  expect(await shownRelease()).toBe('1.0.0-a');
  unblockBlobs();
  await waitUntil(async () => (await shownRelease()) === '1.1.0-b');
  const { body } = await site.get('/assets/explore/1.1.0-b/remote.js');
  expect(body).toBe('/* explore 1.1.0-b remote.js */');
});

test('shows the last set while the registry is unavailable, even after a restart', async () => {
  await site.registry.stop();
  await waitUntil(async () => JSON.parse((await site.get('/readyz')).body).registry === false);
  expect(await shownRelease()).toBe('1.0.0-a');
  const restartedEdge = await site.startEdge();
  const { body, statusCode } = await restartedEdge.inject('/');
  expect(statusCode).toBe(200);
  expect(parsePageRelease(body)).toBe('1.0.0-a');
  expect((await restartedEdge.inject('/assets/explore/1.0.0-a/remote.js')).statusCode).toBe(200);
  const readiness = await restartedEdge.inject('/readyz');
  expect(readiness.statusCode).toBe(503);
  expect(readiness.json()).toMatchObject({ status: 'not ready', api: false, registry: false });

  const nextRelease = site.nextExplore('1.1.0-b');
  site.registry.promote([site.host, nextRelease]);
  await site.registry.restart();
  await waitUntil(
    async () => parsePageRelease((await restartedEdge.inject('/')).body) === '1.1.0-b',
  );
});

test('/readyz names the set that pages show', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  site.registry.promote([site.host, nextRelease]);
  const { id } = setRefOf([site.host, nextRelease]);
  await waitUntil(async () => JSON.parse((await site.get('/readyz')).body).set === id);
  expect(await shownRelease()).toBe('1.1.0-b');
});

test('responds with 503 until a set has been promoted', async () => {
  site.registry.state = undefined;
  rmSync(join(site.data, 'edge'), { recursive: true });
  const newEdge = await site.startEdge();
  expect((await newEdge.inject('/')).statusCode).toBe(503);
  expect((await newEdge.inject('/-/set')).statusCode).toBe(503);
  expect((await newEdge.inject('/readyz')).json()).toMatchObject({ set: null, registry: true });
  site.registry.promote([site.host, site.explore]);
  await waitUntil(async () => (await newEdge.inject('/')).statusCode === 200);
});

test('does not install a release when a file has another hash, and keeps the previous set', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  const [name] = [...site.registry.blobs.keys()].slice(-1);
  site.registry.blobs.set(name ?? '', Buffer.from('/* something else */'));
  site.registry.promote([site.host, nextRelease]);
  await waitUntil(() => site.registry.requests.includes(`/api/releases/blobs/${name}`));
  expect((await site.get('/assets/explore/1.1.0-b/remote.js')).statusCode).toBe(404);
  expect(await shownRelease()).toBe('1.0.0-a');
  const validRelease = site.nextExplore('1.1.1-c');
  site.registry.promote([site.host, validRelease]);
  await waitUntil(async () => (await shownRelease()) === '1.1.1-c');
});

test('does not show a set whose ID does not match its releases', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  site.registry.promote([site.host, nextRelease], {
    set: { ...setRefOf([site.host, nextRelease]), id: '0123456789ab' },
  });
  await waitUntil(() =>
    site.registry.requests.some((path) => path.includes('units/explore/releases/1.1')),
  );
  const validRelease = site.nextExplore('1.1.1-c');
  site.registry.promote([site.host, validRelease]);
  await waitUntil(async () => (await shownRelease()) !== '1.0.0-a');
  expect(await shownRelease()).toBe('1.1.1-c');
});

test('shows the current set when the files of a canary are missing', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  const brokenRelease = site.nextExplore('1.2.0-c');
  const [name] = [...site.registry.blobs.keys()].slice(-1);
  site.registry.blobs.delete(name ?? '');
  site.registry.promote([site.host, nextRelease], {
    canary: { id: 'c1', percent: 99, set: setRefOf([site.host, brokenRelease]) },
  });
  await waitUntil(async () => (await shownRelease()) === '1.1.0-b');
  expect(cookiesOf(await site.get('/'))).toEqual([]);
});

test('serves nothing with a wrong edge key', async () => {
  const rejectedEdge = await site.startEdge({
    EDGE_KEY: 'x'.repeat(40),
    SOPAAN_DATA: join(site.data, 'other'),
  });
  expect((await rejectedEdge.inject('/')).statusCode).toBe(503);
});

test('the edge can be closed while the registry hangs in the middle of a release', async () => {
  const nextRelease = site.nextExplore('1.1.0-b');
  let unblockBlobs = () => undefined;
  site.registry.blockedBy = new Promise((resolve) => {
    unblockBlobs = () => void resolve();
  });
  const countBlobRequests = () =>
    site.registry.requests.filter((path) => path.includes('/blobs/')).length;
  const before = countBlobRequests();
  site.registry.promote([site.host, nextRelease]);
  await waitUntil(() => countBlobRequests() > before);
  // An edge that waited for the registry would never close.
  await site.edge.close();
  unblockBlobs();
});
