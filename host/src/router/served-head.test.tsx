import { act, screen, waitFor } from '@testing-library/react';
import { Navigate, useParams } from 'react-router-dom';
import { createPageHarness } from '../testing/page-harness';
import { aRelease, lazyScreen } from '../testing/fake-releases';

/** Fills the document's head as the edge does. */
function serveHead(title: string, path: string): void {
  document.head.innerHTML = `<title>${title}</title><meta name="description" content="About it">
    <link rel="canonical" href="http://localhost${path}"><meta property="og:title" content="${title}">
    <meta name="viewport" content="width=device-width">
    <script type="application/ld+json">{"@type":"Course"}</script>`;
}

const titles = () =>
  [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
const countMetadata = () =>
  document.head.querySelectorAll('[name=description], [rel=canonical], [property], [type]').length;

const releaseWithTitles = () =>
  aRelease({
    screens: {
      shelf: lazyScreen(() => (
        <>
          <title>Asha’s shelf | Sopaan</title>
          <h1>Shelf</h1>
        </>
      )),
      book: lazyScreen(function Book() {
        const { id } = useParams();
        return id === 'wrong' ? <Navigate to="/book/right" replace /> : <h1>Book {id}</h1>;
      }),
    },
  });

afterEach(() => {
  document.head.innerHTML = '';
});

test('keeps the served title until the screen renders its own, and never has two titles', async () => {
  serveHead('Asha’s shelf | Sopaan', '/shelf');
  const seenTitles = new Set<string>();
  const observer = new MutationObserver(() => seenTitles.add(document.title));
  observer.observe(document.head, { childList: true });
  createPageHarness().open(releaseWithTitles());
  await screen.findByRole('heading', { name: 'Shelf' });
  await waitFor(() => expect(titles()).toEqual(['Asha’s shelf | Sopaan']));
  expect([...seenTitles]).toEqual(['Asha’s shelf | Sopaan']);
  expect(countMetadata()).toBe(4);
  observer.disconnect();
});

test('after a navigation the served metadata is removed and the route’s title is shown', async () => {
  serveHead('Asha’s shelf | Sopaan', '/shelf');
  const { router } = createPageHarness().open(releaseWithTitles());
  await screen.findByRole('heading', { name: 'Shelf' });
  await act(() => router.navigate('/book/1'));
  await screen.findByRole('heading', { name: 'Book 1' });
  await waitFor(() => expect(titles()).toEqual(['The book | Sopaan']));
  expect(countMetadata()).toBe(0);
  expect(document.head.querySelector('[name=viewport]')).not.toBeNull();
  await act(() => router.navigate('/shelf'));
  await waitFor(() => expect(titles()).toEqual(['Asha’s shelf | Sopaan']));
});

test('a redirect to the canonical path keeps the served metadata', async () => {
  serveHead('The right book | Sopaan', '/book/right');
  createPageHarness().open(releaseWithTitles(), undefined, '/book/wrong');
  await screen.findByRole('heading', { name: 'Book right' });
  expect(titles()).toEqual(['The right book | Sopaan']);
  expect(countMetadata()).toBe(4);
});

test('a failed region keeps the title of the page', async () => {
  serveHead('The page | Sopaan', '/shelf');
  const { router } = createPageHarness().open(aRelease('missing'), aRelease('missing'));
  await screen.findByRole('alert');
  expect(titles()).toEqual(['The page | Sopaan']);
  await act(() => router.navigate('/book/1'));
  await waitFor(() => expect(titles()).toEqual(['The book | Sopaan']));
});
