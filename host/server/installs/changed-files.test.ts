/** Bytes of an installed release that change on the edge's disk are never served. */
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import { advanceTime } from '../testing/clock';
import { parsePageSet, startTestSite, waitUntil, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const url = '/assets/explore/1.0.0-a/remote.js';
const intactContent = '/* explore 1.0.0-a remote.js */';
const pathOf = (name: string, unit = 'explore') => join(site.data, 'edge', unit, '1.0.0-a', name);
const countRequests = (part: string) =>
  site.registry.requests.filter((path) => path.includes(part)).length;

/** Changes one byte of an installed file, and returns what the file contained. */
function changeByte(path: string): Buffer {
  const before = readFileSync(path);
  const changedBytes = Buffer.from(before);
  const middle = changedBytes.length >> 1;
  changedBytes[middle] = (changedBytes[middle] ?? 0) ^ 1;
  writeFileSync(path, changedBytes);
  return before;
}

function receivedChanges() {
  return site.registry.batches.flatMap(
    (batch) => signalsEndpoint.request.validateSync(batch, { strict: true }).changedFiles ?? [],
  );
}

const variants = [
  { name: 'remote.js', accepts: 'identity', decode: (body: Buffer) => body },
  { name: 'remote.js.br', accepts: 'gzip, br', decode: brotliDecompressSync },
  { name: 'remote.js.gz', accepts: 'gzip', decode: gunzipSync },
] as const;
const headersOf = (accepts: string) => ({ 'accept-encoding': accepts });

test.each(variants)(
  '[P6] after a restart, the edge detects a changed byte in $name and installs the file again',
  async ({ name, accepts, decode }) => {
    const before = changeByte(pathOf(name));
    const edge = await site.startEdge();
    const warn = jest.spyOn(edge.log, 'warn');
    const responses = await Promise.all(
      [1, 2, 3].map(() => edge.inject({ url, headers: headersOf(accepts) })),
    );
    for (const { statusCode, rawPayload } of responses) {
      expect([statusCode, decode(rawPayload).toString()]).toEqual([200, intactContent]);
    }
    expect(readFileSync(pathOf(name))).toEqual(before);
    expect(countRequests('/units/explore/releases/1.0.0-a')).toBe(2);
    expect(warn.mock.calls).toEqual([
      [
        { unit: 'explore', release: '1.0.0-a', file: 'remote.js' },
        'remote.js of explore@1.0.0-a has changed on disk and is installed again',
      ],
    ]);
    await waitUntil(() => receivedChanges().length > 0);
    await edge.close();
    expect(receivedChanges()).toEqual([{ unit: 'explore', release: '1.0.0-a', count: 1 }]);
  },
);

test('[P6] detects data after the end of a compressed file, which browsers reject', async () => {
  const [br, gz] = [pathOf('remote.js.br'), pathOf('remote.js.gz')];
  const before = [readFileSync(br), readFileSync(gz)];
  for (const path of [br, gz]) appendFileSync(path, 'x');
  const { rawPayload } = await site.get(url, { 'accept-encoding': 'br' });
  expect(rawPayload).toEqual(before[0]);
  expect([readFileSync(br), readFileSync(gz)]).toEqual(before);

  appendFileSync(gz, 'x');
  advanceTime(6);
  expect((await site.get(url, { 'accept-encoding': 'gzip' })).rawPayload).toEqual(before[1]);
});

test('[P6] without the registry, a request for a changed file gets 503, and the file is installed again when the registry is back', async () => {
  changeByte(pathOf('remote.js'));
  await site.registry.stop();
  for (let round = 0; round < 3; round += 1) {
    const { statusCode, headers, body } = await site.get(url);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body).not.toContain('explore 1.0.0');
  }
  await site.registry.restart();
  advanceTime(6);
  expect(await site.get(url)).toMatchObject({ statusCode: 200, body: intactContent });
  await waitUntil(() => receivedChanges().length > 0);
  expect(receivedChanges()).toEqual([{ unit: 'explore', release: '1.0.0-a', count: 1 }]);
});

test('[P6] a request for a changed file whose bytes the registry does not have gets 503', async () => {
  const file = site.explore.files.find(({ name }) => name === 'remote.js');
  site.registry.blobs.delete(blobName(file?.integrity ?? ''));
  changeByte(pathOf('remote.js'));
  expect((await site.get(url)).statusCode).toBe(503);
});

test('[P6] without the registry, clients get the variant that has not changed, and the changed file is counted once', async () => {
  changeByte(pathOf('remote.js.br'));
  await site.registry.stop();
  for (const accepts of ['br', 'identity', 'br']) {
    const response = await site.get(url, headersOf(accepts));
    expect(response).toMatchObject({ statusCode: 200, body: intactContent });
    expect(response.headers['content-encoding']).toBeUndefined();
  }
  await site.registry.restart();
  await waitUntil(() => receivedChanges().length > 0);
  await site.edge.close();
  expect(receivedChanges()).toEqual([{ unit: 'explore', release: '1.0.0-a', count: 1 }]);
});

test('[P6] a file is read from disk once', async () => {
  await site.get(url);
  const requests = countRequests('/units/');
  rmSync(pathOf('remote.js'));
  expect(await site.get(url)).toMatchObject({ statusCode: 200, body: intactContent });
  expect(countRequests('/units/')).toBe(requests);
});

test('[P6] the edge detects a changed byte in the manifest of a release when it starts', async () => {
  const path = pathOf('release.json');
  const manifest = readFileSync(path, 'utf8');
  writeFileSync(path, manifest.replace('The home', 'The hole'));
  const edge = await site.startEdge();
  expect((await edge.inject('/')).body).toContain('<title>The home');
  expect(readFileSync(path, 'utf8')).toBe(manifest);
  await waitUntil(() => receivedChanges().length > 0);
  expect(receivedChanges()).toEqual([{ unit: 'explore', release: '1.0.0-a', count: 1 }]);
});

test('[P6] a release that an older edge installed has no hash of its manifest and is served', async () => {
  rmSync(pathOf('release.json.sha384'));
  const edge = await site.startEdge();
  expect((await edge.inject('/')).statusCode).toBe(200);
  expect(countRequests('/units/explore')).toBe(1);
});

describe('reports of pages', () => {
  const hostUrl = '/assets/host/1.0.0-a/main.js';

  /** The messages of the host and of webpack. */
  const scriptFailed = (file: string) => `The script ${file} could not be loaded`;
  const chunkFailed = (file: string) =>
    `Loading chunk 12 failed.\n(error: https://sopaan.example${file})`;

  /** Reports that a page could not load a file. */
  async function report(message: string): Promise<void> {
    const { body, headers } = await site.get('/');
    const { set } = parsePageSet(body);
    const [, page] = /page;desc="([^"]*)"/.exec(String(headers['server-timing'])) ?? [];
    const failure = {
      page,
      set,
      reference: 'r1',
      remote: 'explore',
      version: '1.0.0',
      release: '1.0.0-a',
      phase: 'entry',
      code: 'REMOTE_UNAVAILABLE',
      message,
      path: '/',
    };
    const payload = JSON.stringify(failure);
    const { statusCode } = await site.edge.inject({ method: 'POST', url: '/-/reports', payload });
    expect(statusCode).toBe(204);
  }

  test.each([
    { ...variants[0], message: scriptFailed(`${url}?again=1`) },
    { ...variants[1], message: chunkFailed(url) },
    { ...variants[2], message: chunkFailed(url) },
  ])(
    '[P6] reports make the edge compare a file in memory with the one on disk: $name',
    async ({ name, accepts, message }) => {
      await site.get(url, headersOf(accepts));
      const before = changeByte(pathOf(name));
      await report(message);
      await waitUntil(() => readFileSync(pathOf(name)).equals(before));
      await waitUntil(() => receivedChanges().length > 0);
      expect(receivedChanges()).toEqual([{ unit: 'explore', release: '1.0.0-a', count: 1 }]);
    },
  );

  /** Resolves when a file has its former bytes again and no release is being installed. */
  const waitUntilReinstalled = (path: string, before: Buffer) =>
    waitUntil(
      () =>
        readFileSync(path).equals(before) &&
        readdirSync(join(site.data, 'edge/.part')).length === 0,
    );

  test('[P6] reports make the edge check each file at most once a minute', async () => {
    const [remotePath, hostPath] = [pathOf('remote.js'), pathOf('main.js', 'host')];
    for (const one of [url, hostUrl]) await site.get(one);
    const before = changeByte(remotePath);
    await report(scriptFailed(url));
    await waitUntilReinstalled(remotePath, before);

    advanceTime(50);
    changeByte(remotePath);
    const hostBefore = changeByte(hostPath);
    await report(scriptFailed(url));
    await report(scriptFailed(hostUrl));
    await waitUntilReinstalled(hostPath, hostBefore);
    expect(readFileSync(remotePath)).not.toEqual(before);

    advanceTime(20);
    await report(scriptFailed(url));
    await waitUntilReinstalled(remotePath, before);
  });

  test('[P6] reports do not make the edge fetch or read files that it has not served', async () => {
    const before = countRequests('/units/');
    const changedPath = pathOf('home.1.js');
    changeByte(changedPath);
    const bytes = readFileSync(changedPath);
    await site.get(hostUrl);
    for (const file of [
      '/assets/explore/9.9.9-z/remote.js',
      '/assets/explore/1.0.0-a/home.1.js',
      '/assets/explore/1.0.0-a/../../host/1.0.0-a/main.js',
      '/assets/nowhere/1.0.0-a/remote.js',
    ]) {
      await report(scriptFailed(file));
    }
    const hostBefore = changeByte(pathOf('main.js', 'host'));
    await report(scriptFailed(hostUrl));
    await waitUntil(() => readFileSync(pathOf('main.js', 'host')).equals(hostBefore));
    expect(countRequests('/units/')).toBe(before + 1);
    expect(readFileSync(changedPath)).toEqual(bytes);
  });
});
