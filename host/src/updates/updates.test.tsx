import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { openTab, setQuizRunning, waitUntilSettled, type Tab } from '../testing/updating-page';
import { showToast } from '../toasts/toast-store';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(() => tab.close());

const findBook = () => screen.findByRole('heading', { name: 'Book' });
const queryOffer = () => screen.queryByRole('region', { name: 'New version' });

test('when there is a newer release set, a navigation loads a new document', async () => {
  const { router } = await tab.open();
  await tab.showTab();
  await tab.clickLink('Book');
  expect(tab.loads).toEqual(['assign /book/7?tab=a#part']);
  expect(router.state.location.pathname).toBe('/shelf');
  expect(queryOffer()).toBeNull();
});

test('a navigation that replaces its history entry also does so when it loads a new document', async () => {
  await tab.open();
  await tab.showTab();
  await tab.clickLink('Book instead');
  expect(tab.loads).toEqual(['replace /book/7']);
});

test.each([
  ['the set of the page', { set: '0123456789ab', environment: 'production' }],
  ['an error', undefined],
  ['an invalid body', { environment: 'production' }],
])('does not update when the edge responds with %s', async (_what, response) => {
  tab.edge.set = () => response;
  await tab.open();
  await tab.showTab();
  await tab.clickLink('Book');
  await findBook();
  expect(tab.countChecks()).toBe(1);
  expect(tab.loads).toEqual([]);
});

test('a failed check discards the result of an earlier one, since a reload might fail as well', async () => {
  await tab.open();
  await tab.showTab();
  tab.edge.set = () => Promise.reject(new TypeError('fetch failed'));
  await tab.showTab();
  await tab.clickLink('Book');
  await findBook();
  expect(tab.loads).toEqual([]);
});

test('the back button does not load a new document', async () => {
  await tab.open();
  await tab.clickLink('Book');
  await tab.showTab();
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  await screen.findByRole('heading', { name: 'Shelf' });
  expect(tab.loads).toEqual([]);
});

test('a navigation that changes only the query or the hash does not load a new document', async () => {
  const { router } = await tab.open();
  await tab.showTab();
  await tab.clickLink('Sorted');
  expect(router.state.location.search).toBe('?sort=new');
  expect(tab.loads).toEqual([]);
});

test('a navigation with history state does not load a new document', async () => {
  await tab.open();
  await tab.showTab();
  await act(async () => screen.getByRole('button', { name: 'With state' }).click());
  await findBook();
  expect(tab.loads).toEqual([]);
});

test('an update does not interrupt a mutation', async () => {
  const queryClient = new QueryClient();
  await tab.open(queryClient);
  await tab.showTab();
  const mutationFn = () => new Promise(() => undefined);
  const submission = queryClient.getMutationCache().build(queryClient, { mutationFn });
  void submission.execute(undefined);
  await tab.clickLink('Book');
  await findBook();
  expect(tab.loads).toEqual([]);
});

test('an update does not interrupt a toast', async () => {
  await tab.open();
  await tab.showTab();
  await act(async () => showToast({ message: 'Saved', kind: 'success' }));
  await tab.clickLink('Book');
  await findBook();
  expect(tab.loads).toEqual([]);
  await setQuizRunning(false);
  await waitUntilSettled();
});
