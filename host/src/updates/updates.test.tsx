import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { openTab, quizRuns, settled, type Tab } from '../testing/updating-page';
import { showToast } from '../toasts/toast-store';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(() => tab.close());

const bookIsShown = () => screen.findByRole('heading', { name: 'Book' });
const offer = () => screen.queryByRole('region', { name: 'New version' });

test('with a newer set, a new page is a new document', async () => {
  const { router } = await tab.open();
  await tab.comeBack();
  await tab.go('Book');
  expect(tab.loads).toEqual(['assign /book/7?tab=a#part']);
  expect(router.state.location.pathname).toBe('/shelf');
  expect(offer()).toBeNull();
});

test('a navigation that replaces its page replaces it with the document, too', async () => {
  await tab.open();
  await tab.comeBack();
  await tab.go('Book instead');
  expect(tab.loads).toEqual(['replace /book/7']);
});

test.each([
  ['the set of the page', { set: '0123456789ab', environment: 'production' }],
  ['no answer', undefined],
  ['nonsense', { environment: 'production' }],
])('with %s, nothing changes', async (_what, answer) => {
  tab.edge.set = () => answer;
  await tab.open();
  await tab.comeBack();
  await tab.go('Book');
  await bookIsShown();
  expect(tab.looks()).toBe(1);
  expect(tab.loads).toEqual([]);
});

test('an answer that is lost makes an earlier one void: nobody may be there to answer a document', async () => {
  await tab.open();
  await tab.comeBack();
  tab.edge.set = () => Promise.reject(new TypeError('fetch failed'));
  await tab.comeBack();
  await tab.go('Book');
  await bookIsShown();
  expect(tab.loads).toEqual([]);
});

test('Back stays in the page', async () => {
  await tab.open();
  await tab.go('Book');
  await tab.comeBack();
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  await screen.findByRole('heading', { name: 'Shelf' });
  expect(tab.loads).toEqual([]);
});

test('a change of the address within a page stays in it', async () => {
  const { router } = await tab.open();
  await tab.comeBack();
  await tab.go('Sorted');
  expect(router.state.location.search).toBe('?sort=new');
  expect(tab.loads).toEqual([]);
});

test('a navigation that carries state stays in the page', async () => {
  await tab.open();
  await tab.comeBack();
  await act(async () => screen.getByRole('button', { name: 'With state' }).click());
  await bookIsShown();
  expect(tab.loads).toEqual([]);
});

test('a submission under way is not cut off', async () => {
  const queryClient = new QueryClient();
  await tab.open(queryClient);
  await tab.comeBack();
  const mutationFn = () => new Promise(() => undefined);
  const submission = queryClient.getMutationCache().build(queryClient, { mutationFn });
  void submission.execute(undefined);
  await tab.go('Book');
  await bookIsShown();
  expect(tab.loads).toEqual([]);
});

test('a toast on screen is not cut off', async () => {
  await tab.open();
  await tab.comeBack();
  await act(async () => showToast({ message: 'Saved', kind: 'success' }));
  await tab.go('Book');
  await bookIsShown();
  expect(tab.loads).toEqual([]);
  await quizRuns(false);
  await settled();
});
