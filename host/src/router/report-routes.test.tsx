import { QueryClient } from '@tanstack/react-query';
import { broken, failed, openBrowser, shown, sound, type Browser } from '../testing/broken-page';
import { aRelease, heading } from '../testing/fake-releases';
import { aSet } from '../testing/open-page';
import { reportingQueries } from './report-queries';

const SECRET = 'a-token-of-a-mail';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

const brokenBook = { screens: { book: heading(broken) } };
const told = () => browser.edge.failures.map(({ path }) => path);

test('[HO-062] what a page reports names its route, never what stands in the address', async () => {
  browser.open(aRelease(brokenBook), undefined, `/book/${SECRET}`);
  await failed();
  expect(told()).toEqual(['/book/:id']);
  expect(JSON.stringify(browser.edge.failures)).not.toContain(SECRET);
});

test('a release that gives way is reported with its route, too', async () => {
  browser.open(aRelease(brokenBook), aRelease(sound), `/book/${SECRET}`);
  await shown('Last good book');
  expect(told()).toEqual(['/book/:id']);
});

test('a read that fails is reported with the route of its page', async () => {
  const owner = { name: 'explore', version: '1.0.0', release: '1.0.0-a' };
  const queryCache = reportingQueries(aSet(), () => ({ owner, route: '/book/:id' }));
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } });
  const queryFn = () => Promise.reject(new Error('gone'));
  await expect(client.fetchQuery({ queryKey: ['book'], queryFn })).rejects.toThrow('gone');
  expect(told()).toEqual(['/book/:id']);
});
