import { act, screen, waitFor } from '@testing-library/react';
import { Navigate, useParams } from 'react-router';
import { openBrowser } from '../testing/broken-page';
import { aRelease, heading } from '../testing/fake-releases';

/** What an edge writes into a page. */
function servedAs(title: string, path: string): void {
  document.head.innerHTML = `<title>${title}</title><meta name="description" content="About it">
    <link rel="canonical" href="http://localhost${path}"><meta property="og:title" content="${title}">
    <meta name="viewport" content="width=device-width">
    <script type="application/ld+json">{"@type":"Course"}</script>`;
}

const titles = () =>
  [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
const aboutPage = () =>
  document.head.querySelectorAll('[name=description], [rel=canonical], [property], [type]').length;

const library = () =>
  aRelease({
    screens: {
      shelf: heading(() => (
        <>
          <title>Asha’s shelf | Sopaan</title>
          <h1>Shelf</h1>
        </>
      )),
      book: heading(function Book() {
        const { id } = useParams();
        return id === 'wrong' ? <Navigate to="/book/right" replace /> : <h1>Book {id}</h1>;
      }),
    },
  });

afterEach(() => {
  document.head.innerHTML = '';
});

test('the served title stands until the screen has its own; there is one title at any end', async () => {
  servedAs('Asha’s shelf | Sopaan', '/shelf');
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.title));
  watch.observe(document.head, { childList: true });
  openBrowser().open(library());
  await screen.findByRole('heading', { name: 'Shelf' });
  await waitFor(() => expect(titles()).toEqual(['Asha’s shelf | Sopaan']));
  expect([...seen]).toEqual(['Asha’s shelf | Sopaan']);
  expect(aboutPage()).toBe(4);
  watch.disconnect();
});

test('another page is not described by what was served for the first, and has its route’s title', async () => {
  servedAs('Asha’s shelf | Sopaan', '/shelf');
  const { router } = openBrowser().open(library());
  await screen.findByRole('heading', { name: 'Shelf' });
  await act(() => router.navigate('/book/1'));
  await screen.findByRole('heading', { name: 'Book 1' });
  await waitFor(() => expect(titles()).toEqual(['The book | Sopaan']));
  expect(aboutPage()).toBe(0);
  expect(document.head.querySelector('[name=viewport]')).not.toBeNull();
  await act(() => router.navigate('/shelf'));
  await waitFor(() => expect(titles()).toEqual(['Asha’s shelf | Sopaan']));
});

test('an address that is put right keeps what was served for it', async () => {
  servedAs('The right book | Sopaan', '/book/right');
  openBrowser().open(library(), undefined, '/book/wrong');
  await screen.findByRole('heading', { name: 'Book right' });
  expect(titles()).toEqual(['The right book | Sopaan']);
  expect(aboutPage()).toBe(4);
});

test('a region that fails leaves the page its title', async () => {
  servedAs('The page | Sopaan', '/shelf');
  const { router } = openBrowser().open(aRelease('missing'), aRelease('missing'));
  await screen.findByRole('alert', {}, { timeout: 3000 });
  expect(titles()).toEqual(['The page | Sopaan']);
  await act(() => router.navigate('/book/1'));
  await waitFor(() => expect(titles()).toEqual(['The book | Sopaan']));
});
