import {
  hostScreens,
  parsePageSet,
  startTestSite,
  waitUntil,
  type TestSite,
} from '../testing/test-site';
import { page, writeFakeRelease } from '../testing/fake-units';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

const sourcesIn = ({ headers }: { headers: Record<string, unknown> }) =>
  /(?:^|; )connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
const SOURCES = "'self' wss://livekit.example https://livekit.example";

test('pages may connect to the LiveKit server only where the site has one', async () => {
  expect(sourcesIn(await site.get('/'))).toBe("'self'");
  const edge = await site.startEdge({ LIVEKIT_URL: 'wss://livekit.example/' });
  expect(sourcesIn(await edge.inject('/'))).toBe(SOURCES);
});

test('a response with status 304 allows the LiveKit server, because the ETag does not depend on LIVEKIT_URL', async () => {
  const before = await site.get('/');
  const edge = await site.startEdge({ LIVEKIT_URL: 'wss://livekit.example' });
  const headers = { 'if-none-match': String(before.headers.etag) };
  const repeated = await edge.inject({ url: '/', headers });
  expect(repeated.statusCode).toBe(304);
  expect(sourcesIn(repeated)).toBe(SOURCES);
});

test('pages in page format 1 may connect to the LiveKit server of the site', async () => {
  const host = writeFakeRelease(site.units, 'host', [page('/auth/login', 'login')], {
    screens: hostScreens,
    release: '0.9.0-z',
    pageFormat: 1,
  });
  site.registry.publish(site.units, host);
  site.registry.promote([host, site.explore]);
  const edge = await site.startEdge({ LIVEKIT_URL: 'wss://livekit.example' });
  await waitUntil(
    async () => parsePageSet((await edge.inject('/')).body).host.release === '0.9.0-z',
  );
  expect(sourcesIn(await edge.inject('/'))).toBe(SOURCES);
});
