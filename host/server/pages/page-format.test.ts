import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fakePreview } from '../testing/fake-registry';
import { page, writeFakeRelease } from '../testing/fake-units';
import {
  hostScreens,
  pageHeaderOf,
  parsePageRelease,
  parsePageSet,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

test('[P13] sends all visitors of a set the same HTML; page ID and nonce are in a header', async () => {
  const [one, two] = [await site.get('/'), await site.get('/')];
  expect(one.body).toBe(two.body);
  expect(one.body).not.toContain('nonce');
  expect(parsePageSet(one.body).page).toBe('');
  const [first, second] = [pageHeaderOf(one), pageHeaderOf(two)];
  expect(first.page).not.toBe(second.page);
  expect(first.nonce).not.toBe(second.nonce);
  expect(policyOf(one)).toContain(`'nonce-${first.nonce}'`);
  expect(one.headers['cache-control']).toBe('private, no-cache');
});

test('[P13] responds with 304 to a visitor who has the page, with the nonce of the cached copy', async () => {
  const first = await site.get('/');
  const repeatedResponse = await site.get('/', { 'if-none-match': `W/"x", ${first.headers.etag}` });
  expect(repeatedResponse.statusCode).toBe(304);
  expect(repeatedResponse.body).toBe('');
  expect(repeatedResponse.headers.etag).toBe(first.headers.etag);
  expect(policyOf(repeatedResponse)).toContain(`'nonce-${pageHeaderOf(first).nonce}'`);
  expect(pageHeaderOf(repeatedResponse).nonce).toBe(pageHeaderOf(first).nonce);
  expect(pageHeaderOf(repeatedResponse).page).not.toBe(pageHeaderOf(first).page);
});

test('[P13] sends the page again if the ETag of the copy was not issued for it', async () => {
  const first = await site.get('/');
  const [hash] = String(first.headers.etag).split('.');
  for (const tag of [`${hash}.short"`, `${hash}.'unsafe-inline' aaaaaaa"`, '*', `${hash}"`]) {
    const response = await site.get('/', { 'if-none-match': tag });
    expect(response.statusCode).toBe(200);
    expect(policyOf(response)).not.toContain('unsafe');
  }
});

test('[P13] sends a page again after a promotion', async () => {
  const before = await site.get('/');
  site.registry.promote([site.host, site.nextExplore('1.1.0-b')]);
  await waitUntil(async () => parsePageRelease((await site.get('/')).body) === '1.1.0-b');
  const after = await site.get('/', { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
});

test('[P13] compresses a page in an encoding that the visitor accepts, with an ETag for each encoding', async () => {
  const plain = await site.get('/');
  const encoded = [
    { name: 'br', accepted: 'gzip, br', decompress: brotliDecompressSync },
    { name: 'gzip', accepted: 'gzip, br;q=0', decompress: gunzipSync },
  ];
  for (const { name, accepted, decompress } of encoded) {
    const response = await site.get('/', { 'accept-encoding': accepted });
    expect(response.headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
    expect(decompress(response.rawPayload).toString()).toBe(plain.body);
    const tagOfEncoding = { 'if-none-match': String(response.headers.etag) };
    expect((await site.get('/', tagOfEncoding)).statusCode).toBe(200);
    expect(
      (await site.get('/', { ...tagOfEncoding, 'accept-encoding': accepted })).statusCode,
    ).toBe(304);
  }
});

test('[P13] sends no ETag for unknown paths and previews', async () => {
  const token = 'AbCdEfGhIjKl.zzz.0123456789';
  site.registry.previews.set(token, fakePreview([site.host, site.explore]));
  for (const response of [
    await site.get('/no/such/page'),
    await site.get('/', { cookie: `sopaan-preview=${token}` }),
  ]) {
    expect(response.headers.etag).toBeUndefined();
    expect(pageHeaderOf(response).nonce).toMatch(/^[\w-]{22}$/);
  }
});

/** Page format 1: the page's ID and the nonce are in the HTML. */
function expectPageFormat1(response: Awaited<ReturnType<TestSite['get']>>): void {
  const nonce = /<meta name="csp-nonce" nonce="([\w-]{22})">/.exec(response.body)?.[1];
  expect(policyOf(response)).toContain(`'nonce-${nonce}'`);
  expect(parsePageSet(response.body).page).not.toBe('');
  expect(response.headers).not.toHaveProperty('server-timing');
  expect(response.headers).not.toHaveProperty('etag');
}

test('[P13] sends page ID and nonce in the HTML to a host that does not read the header', async () => {
  const host = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    screens: hostScreens,
    release: '0.9.0-z',
    pageFormat: 1,
  });
  site.registry.publish(site.units, host);
  site.registry.promote([host, site.explore]);
  await waitUntil(async () => parsePageSet((await site.get('/')).body).host.release === '0.9.0-z');
  expectPageFormat1(await site.get('/'));
});

test('[P13] sends page ID and nonce in the HTML where browsers hide the header from scripts', async () => {
  for (const url of ['http://sopaan.example', 'http://10.0.0.7:3000']) {
    const edge = await site.startEdge({ SITE_URL: url });
    expectPageFormat1(await edge.inject('/'));
  }
  for (const url of ['https://sopaan.example', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const edge = await site.startEdge({ SITE_URL: url });
    expect(pageHeaderOf(await edge.inject('/')).nonce).toBeDefined();
  }
});
