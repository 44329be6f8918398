import { QueryClient } from '@tanstack/react-query';
import {
  throwError,
  findFailedState,
  createPageHarness,
  findHeading,
  workingFiles,
  type PageHarness,
} from '../testing/page-harness';
import { aRelease, lazyScreen } from '../testing/fake-releases';
import { aSet } from '../testing/open-page';
import { createReportingQueryCache } from './reporting-query-cache';

const SECRET = 'a-token-of-a-mail';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
});

const brokenBook = { screens: { book: lazyScreen(throwError) } };
const reportedPaths = () => harness.edge.failures.map(({ path }) => path);

test('[HO-062] reports contain the pattern of the route, never the values in the URL', async () => {
  harness.open(aRelease(brokenBook), undefined, `/book/${SECRET}`);
  await findFailedState();
  expect(reportedPaths()).toEqual(['/book/:id']);
  expect(JSON.stringify(harness.edge.failures)).not.toContain(SECRET);
});

test('a release that a fallback replaces is reported with the pattern of its route', async () => {
  harness.open(aRelease(brokenBook), aRelease(workingFiles), `/book/${SECRET}`);
  await findHeading('Fallback book');
  expect(reportedPaths()).toEqual(['/book/:id']);
});

test('a failed query is reported with the pattern of the route of its page', async () => {
  const owner = { name: 'explore', version: '1.0.0', release: '1.0.0-a' };
  const queryCache = createReportingQueryCache(aSet(), () => ({ owner, route: '/book/:id' }));
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject(new Error('gone'));
  await expect(client.fetchQuery({ queryKey: ['book'], queryFn })).rejects.toThrow('gone');
  expect(reportedPaths()).toEqual(['/book/:id']);
});
