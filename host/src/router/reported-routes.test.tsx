import { QueryClient } from '@tanstack/react-query';
import {
  throwError,
  findFailedState,
  openBrowser,
  findHeading,
  workingFiles,
  type Browser,
} from '../testing/broken-page';
import { aRelease, lazyScreen } from '../testing/fake-releases';
import { aSet } from '../testing/open-page';
import { createReportingQueryCache } from './reporting-query-cache';

const SECRET = 'a-token-of-a-mail';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

const brokenBook = { screens: { book: lazyScreen(throwError) } };
const reportedPaths = () => browser.edge.failures.map(({ path }) => path);

test('[HO-062] reports contain the pattern of the route, never the values in the URL', async () => {
  browser.open(aRelease(brokenBook), undefined, `/book/${SECRET}`);
  await findFailedState();
  expect(reportedPaths()).toEqual(['/book/:id']);
  expect(JSON.stringify(browser.edge.failures)).not.toContain(SECRET);
});

test('a release that is replaced is reported with its route, too', async () => {
  browser.open(aRelease(brokenBook), aRelease(workingFiles), `/book/${SECRET}`);
  await findHeading('Last good book');
  expect(reportedPaths()).toEqual(['/book/:id']);
});

test('a failed query is reported with the route of its page', async () => {
  const owner = { name: 'explore', version: '1.0.0', release: '1.0.0-a' };
  const queryCache = createReportingQueryCache(aSet(), () => ({ owner, route: '/book/:id' }));
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject(new Error('gone'));
  await expect(client.fetchQuery({ queryKey: ['book'], queryFn })).rejects.toThrow('gone');
  expect(reportedPaths()).toEqual(['/book/:id']);
});
