import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import { violationsUrl, type Violation } from '@sopaan/schemas/releases/violation';
import { advanceTime } from '../testing/clock';
import { parsePageSet, startTestSite, waitUntil, type TestSite } from '../testing/test-site';

const SITE = 'https://site.example';
const FILE = `${SITE}/assets/explore/1.0.0-a/remote.js`;

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  await site.close();
});

/** Opens a page; the URL is where it reports violations. */
async function openPage(): Promise<{ url: string; set: string }> {
  const { headers, body } = await site.get('/');
  const policy = String(headers['content-security-policy']);
  const url = /; report-uri ([^ ;]+)$/.exec(policy)?.[1] ?? '';
  return { url, set: parsePageSet(body).set };
}

const legacyReport = (report: object = {}) => ({
  'csp-report': {
    'document-uri': `${SITE}/course/7?token=secret`,
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "script-src 'self'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/x.js?id=1',
    'source-file': `${FILE}?again=1`,
    'line-number': 1,
    'status-code': 200,
    'script-sample': '',
    ...report,
  },
});
const listedReport = (body: object = {}, type = 'integrity-violation') => ({
  type,
  body: { documentURL: SITE, blockedURL: FILE, ...body },
});

const send = (url: string, body: unknown, type = 'application/csp-report') =>
  site.edge.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
  });
const sendList = (url: string, ...reports: object[]) =>
  send(url, reports, 'application/reports+json');

/** What the registry received. */
function receivedViolations(): Violation[] {
  return site.registry.batches.flatMap(
    (batch) => signalsEndpoint.request.validateSync(batch, { strict: true }).violations ?? [],
  );
}
async function waitForViolations(count: number): Promise<Violation[]> {
  await waitUntil(() => receivedViolations().length >= count);
  return receivedViolations();
}

test('[P7] pages name the URL for reports of violations, signed for each page', async () => {
  const { url, set } = await openPage();
  expect(url).toMatch(new RegExp(`^/-/violations\\?set=${set}&page=[\\w-]{16}\\.[\\w-]{43}$`));
  const crawled = await site.get('/', { 'user-agent': 'Googlebot/2.1' });
  expect(crawled.headers['content-security-policy']).not.toContain('report-');
});

test('[P7] reports reach the registry, with the release whose file caused them and nothing private', async () => {
  const { url, set } = await openPage();
  const sink = {
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'script-sample': 'Element innerHTML|<img src=secret>',
  };
  expect((await send(url, legacyReport())).statusCode).toBe(204);
  expect((await send(url, legacyReport(sink))).statusCode).toBe(204);
  const attribution = { set, unit: 'explore', release: '1.0.0-a', count: 1 };
  const violations = await waitForViolations(2);
  expect(violations).toEqual([
    { ...attribution, directive: 'script-src-elem', blocked: 'https://evil.example/x.js' },
    { ...attribution, directive: 'require-trusted-types-for', blocked: 'Element innerHTML' },
  ]);
  expect(JSON.stringify(violations)).not.toMatch(/secret|token|course|again/);
});

test('[P7] a file with other bytes is attributed to its own release', async () => {
  const { url, set } = await openPage();
  await sendList(url, listedReport(), { type: 'deprecation' });
  expect(await waitForViolations(1)).toEqual([
    { set, unit: 'explore', release: '1.0.0-a', directive: 'integrity', blocked: FILE, count: 1 },
  ]);
});

test.each([
  ['an inline script in the page', `${SITE}/course/7`, 'inline', 'host', 'inline'],
  ['no file', null, 'eval', 'unknown', 'eval'],
  [
    'a file of another site',
    'https://evil.example/assets/explore/1.0.0-a/x.js',
    'inline',
    'unknown',
    'inline',
  ],
  ['a page of this site', null, `${SITE}/auth/reset/secret`, 'unknown', SITE],
  ['a data URL', null, 'data:text/javascript,secret', 'unknown', 'data'],
  ['a blob', null, `blob:${SITE}/1-2-3`, 'unknown', 'blob'],
])('[P7] attributes %s', async (_what, source, blocked, unit, expected) => {
  const { url } = await openPage();
  await send(url, legacyReport({ 'source-file': source, 'blocked-uri': blocked }));
  expect(await waitForViolations(1)).toMatchObject([{ unit, release: '', blocked: expected }]);
});

test('[P7] drops violations that browser extensions cause', async () => {
  const { url } = await openPage();
  for (const extension of [
    'chrome-extension',
    'moz-extension://1/a.js',
    'safari-web-extension://1',
  ]) {
    await send(url, legacyReport({ 'source-file': extension }));
    await send(url, legacyReport({ 'source-file': null, 'blocked-uri': extension }));
  }
  await send(url, legacyReport());
  expect(await waitForViolations(1)).toHaveLength(1);
});

test('[P7] violations of the same kind are sent as one entry with their number', async () => {
  const { url } = await openPage();
  site.registry.intercept = (path) => (path.endsWith('/signals') ? { code: 503 } : undefined);
  await waitUntil(() => site.registry.requests.some((path) => path.endsWith('/signals')));
  for (let sent = 0; sent < 3; sent += 1) await send(url, legacyReport());
  site.registry.intercept = undefined;
  expect((await waitForViolations(1)).map(({ count }) => count)).toEqual([3]);
});

test('[P7] rejects reports with an invalid body, type or size, or of pages that the site did not send', async () => {
  const { url, set } = await openPage();
  const status = async (...request: Parameters<typeof send>) => (await send(...request)).statusCode;
  for (const body of [
    'no json',
    'null',
    '[]',
    {},
    { 'csp-report': {} },
    legacyReport({ 'violated-directive': '<b>' }),
  ]) {
    expect(await status(url, body)).toBe(400);
  }
  for (const body of [
    {},
    [{}],
    [null],
    [listedReport({ blockedURL: 7 })],
    Array(51).fill(listedReport()),
  ]) {
    expect(await status(url, body, 'application/reports+json')).toBe(400);
  }
  expect(await status(url, legacyReport(), 'text/plain')).toBe(415);
  expect(await status(url, 'x'.repeat(70_000))).toBe(413);
  expect(await status('/-/violations', legacyReport())).toBe(400);
  expect(await status(`${url}&more=1`, legacyReport())).toBe(400);
  expect(await status(violationsUrl({ set, page: 'x'.repeat(60) }), legacyReport())).toBe(403);
  await site.edge.close();
  expect(receivedViolations()).toEqual([]);
});

test('[P7] accepts at most 600 reports a minute', async () => {
  const { url } = await openPage();
  const fifty = Array.from({ length: 50 }, () => listedReport());
  const codes: number[] = [];
  for (let sent = 0; sent < 13; sent += 1) codes.push((await sendList(url, ...fifty)).statusCode);
  expect(codes).toEqual([...Array<number>(12).fill(204), 429]);
  advanceTime(60);
  expect((await sendList(url, ...fifty)).statusCode).toBe(204);
});
