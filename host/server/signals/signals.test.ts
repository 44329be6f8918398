import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import {
  pageHeaderOf,
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

const post = (url: string, body: unknown) =>
  site.edge.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

const failure = (page: string, set: string) => ({
  page,
  set,
  reference: 'r1',
  remote: 'explore',
  version: '1.0.0',
  release: '1.0.0-a',
  phase: 'entry',
  code: 'REMOTE_UNAVAILABLE',
  message: 'gone',
  path: '/',
  replacedBy: '0.9.0-z',
});
const vitals = (page: string, set: string) => ({
  page,
  set,
  remote: 'explore',
  release: '1.0.0-a',
  route: '/',
  lcp: 1200.5,
  inp: null,
  cls: 0.01,
});

/** The batches that the registry received, each validated by its schema. */
function receivedBatches(): Array<RequestOf<typeof signalsEndpoint>> {
  return site.registry.batches.map((batch) =>
    signalsEndpoint.request.validateSync(batch, { strict: true }),
  );
}
const receivedPages = () => receivedBatches().flatMap(({ pages }) => pages);
const receivedFailures = () => receivedBatches().flatMap(({ failures }) => failures);

async function openPage(headers: Record<string, string> = {}) {
  const response = await site.get('/', headers);
  return { page: pageHeaderOf(response).page ?? '', set: parsePageSet(response.body).set };
}

test('sends pages, failures and vitals to the registry with their environment', async () => {
  const { page, set } = await openPage();
  await site.get('/no/such/page');
  expect((await post('/-/reports', failure(page, set))).statusCode).toBe(204);
  expect((await post('/-/vitals', vitals(page, set))).statusCode).toBe(204);
  await waitUntil(() => receivedBatches().some((batch) => batch.vitals.length > 0));
  expect(new Set(receivedBatches().map(({ environment }) => environment))).toEqual(
    new Set(['production']),
  );
  expect(receivedPages().reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(new Set(receivedPages().map((one) => one.set))).toEqual(new Set([set]));
  expect(receivedFailures()).toEqual([failure(page, set)]);
  // An older registry rejects this field.
  for (const batch of site.registry.batches) expect(batch).not.toHaveProperty('changedFiles');
  expect(receivedBatches().flatMap((batch) => batch.vitals)).toEqual([vitals(page, set)]);
});

test('gives each page a unique ID, which another edge with the same key accepts', async () => {
  const [one, two] = [await openPage(), await openPage()];
  expect(one.page).not.toBe(two.page);
  const otherEdge = await site.startEdge();
  const response = await otherEdge.inject({
    method: 'POST',
    url: '/-/vitals',
    payload: JSON.stringify(vitals(one.page, one.set)),
  });
  expect(response.statusCode).toBe(204);
});

test('rejects reports with a forged page ID', async () => {
  const { page, set } = await openPage();
  const [random = '', signature = ''] = page.split('.');
  const otherEnding = signature.endsWith('A') ? 'B' : 'A';
  const forged = [
    ['', set],
    ['x', set],
    [`${random}.`, set],
    [`${random}.${signature.slice(0, -1)}${otherEnding}`, set],
    [`${random.slice(1)}x.${signature}`, set],
    [page, '0123456789ab'],
    [`${page}=`, set],
  ] as const;
  for (const [pageId, setId] of forged) {
    expect((await post('/-/reports', failure(pageId, setId))).statusCode).toBe(403);
    expect((await post('/-/vitals', vitals(pageId, setId))).statusCode).toBe(403);
  }
  await post('/-/reports', failure(page, set));
  await waitUntil(() => receivedFailures().length > 0);
  expect(receivedFailures()).toHaveLength(1);
  expect(receivedBatches().flatMap((batch) => batch.vitals)).toEqual([]);
});

test('rejects a body that is too long or invalid', async () => {
  const { page, set } = await openPage();
  for (const url of ['/-/reports', '/-/vitals']) {
    expect((await post(url, 'no json')).statusCode).toBe(400);
    expect((await post(url, 'null')).statusCode).toBe(400);
    expect((await post(url, 'x'.repeat(5000))).statusCode).toBe(413);
  }
  expect((await post('/-/vitals', { ...vitals(page, set), cls: -1 })).statusCode).toBe(400);
  expect((await post('/-/vitals', { ...vitals(page, set), more: 1 })).statusCode).toBe(400);
});

test('does not count pages for crawlers, and gives them no page ID', async () => {
  const crawlers = [
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'bingbot/2.0',
    'SomeCrawler/1 crawler',
  ];
  for (const agent of crawlers) expect((await openPage({ 'user-agent': agent })).page).toBe('');
  await site.edge.inject({ method: 'HEAD', url: '/' });
  const { page } = await openPage({ 'user-agent': 'Mozilla/5.0 (Linux; Android 12; CUBOT P50)' });
  expect(page).not.toBe('');
  await waitUntil(() => receivedPages().length > 0);
  expect(receivedPages()).toEqual([{ set: expect.any(String), count: 1 }]);
});

test('does not count redirects', async () => {
  expect((await site.get('/COURSE/7')).statusCode).toBe(301);
  expect((await site.get('/?preview=abcdefghijklmnopqrstuv')).statusCode).toBe(302);
  await openPage();
  await waitUntil(() => receivedPages().length > 0);
  expect(receivedPages()).toEqual([{ set: expect.any(String), count: 1 }]);
});

test('sends a batch again under the same ID when its response is lost', async () => {
  site.registry.intercept = (path) => (path.endsWith('/signals') ? { code: 503 } : undefined);
  const countAttempts = () =>
    site.registry.requests.filter((path) => path.endsWith('/signals')).length;
  await openPage();
  await waitUntil(() => countAttempts() > 2);
  await openPage();
  expect(receivedBatches()).toEqual([]);
  site.registry.intercept = undefined;
  await waitUntil(() => receivedPages().length > 1);
  const batches = receivedBatches();
  expect(new Set(batches.map(({ batch }) => batch)).size).toBe(batches.length);
  expect(receivedPages().map(({ count }) => count)).toEqual([1, 1]);
});

test('drops a batch that the registry rejects, and sends the next one', async () => {
  site.registry.intercept = (path) => (path.endsWith('/signals') ? { code: 400 } : undefined);
  await openPage();
  await waitUntil(() => site.registry.requests.some((path) => path.endsWith('/signals')));
  site.registry.intercept = undefined;
  await openPage();
  await waitUntil(() => receivedPages().length > 0);
  await site.edge.close();
  expect(receivedPages()).toEqual([{ set: expect.any(String), count: 1 }]);
});

test('sends waiting signals when the edge closes', async () => {
  const { page, set } = await openPage();
  await post('/-/reports', failure(page, set));
  await site.edge.close();
  expect(receivedFailures()).toHaveLength(1);
  expect(receivedPages()).toHaveLength(1);
});
