import { act, screen } from '@testing-library/react';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { fakeEdge } from '../testing/fake-edge';
import { aRelease, fakeScripts, lazyScreen } from '../testing/fake-releases';
import { aSet, openPage } from '../testing/open-page';
import { startVitals } from './start-vitals';

// jsdom does not implement these measurements.
jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const workingFiles = {
  screens: { shelf: lazyScreen(() => <h1>Shelf</h1>), book: lazyScreen(() => <h1>Book</h1>) },
};
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => run());
  fakeScripts();
});

function emitMeasurements(): void {
  const report = (measure: jest.Mock, value: number) => measure.mock.calls.at(-1)?.[0]({ value });
  report(jest.mocked(onLCP), 1234.56);
  report(jest.mocked(onCLS), 0.123456);
}
async function leave(): Promise<void> {
  visibility = 'hidden';
  await act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('reports the vitals of a page once, with the first route and its release', async () => {
  const edge = fakeEdge();
  const fallback = aRelease(workingFiles);
  edge.fallback = () => fallback;
  const set = aSet(aRelease('missing'));
  const { router } = openPage(set, { url: '/book/7' });
  startVitals(set, router);
  await screen.findByRole('heading', { name: 'Book' });
  await act(() => router.navigate('/shelf'));
  emitMeasurements();
  await leave();
  await act(() => void dispatchEvent(new Event('pagehide')));
  expect(edge.vitals).toEqual([
    {
      page: 'page.signature',
      set: set.set,
      remote: 'explore',
      release: fallback.release,
      route: '/book/:id',
      lcp: 1235,
      inp: null,
      cls: 0.1235,
    },
  ]);
  expect(onINP).toHaveBeenCalled();
});

test('reports nothing without measurements, or when the edge has not signed the page', async () => {
  const edge = fakeEdge();
  const set = aSet(aRelease(workingFiles));
  const { router, unmount } = openPage(set, { url: '/shelf' });
  startVitals(set, router);
  await screen.findByRole('heading', { name: 'Shelf' });
  await leave();
  unmount();
  jest.mocked(onLCP).mockClear();
  const unsigned = { ...set, page: '' };
  startVitals(unsigned, openPage(unsigned, { url: '/shelf' }).router);
  await screen.findByRole('heading', { name: 'Shelf' });
  await act(() => Promise.resolve());
  expect(onLCP).not.toHaveBeenCalled();
  expect(edge.vitals).toEqual([]);
});
