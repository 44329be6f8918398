import type { Retirement } from '@sopaan/contract/retirement';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { findHeading, workingFiles } from '../testing/page-harness';
import { fakeEdge } from '../testing/fake-edge';
import { aRelease, aRoute, fakeScripts } from '../testing/fake-releases';
import { aSet, openPage } from '../testing/open-page';
import { startLinkPrefetch } from './link-prefetch';

const routes = [
  aRoute('/shelf', 'shelf'),
  aRoute('/book/:id', 'book'),
  { path: '/read/:id', redirect: { guest: '/shelf', member: '/shelf' } },
];
const findGone = () => screen.findByRole('heading', { level: 1, name: 'This page is gone' });

function open(url: string, retirements: Retirement[]) {
  fakeEdge();
  const scripts = fakeScripts();
  const set = { ...aSet(aRelease(workingFiles, { routes })), retirements };
  return { ...openPage(set, { url }), scripts };
}

test('[P12] a link to a retired path leads to its target, with the query', async () => {
  const { router } = open('/shelf', [{ pattern: '/books/:id', to: '/book/:id' }]);
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/Books/b1?tab=notes'));
  await findHeading('Fallback book');
  expect(router.state.location).toMatchObject({ pathname: '/book/b1', search: '?tab=notes' });
});

test('[P12] a retirement takes precedence over the route that a release still declares', async () => {
  const { router, scripts } = open('/shelf', [{ pattern: '/book/*', to: null }]);
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/book/b1'));
  await findGone();
  await waitFor(() => expect(document.title).toBe('Page gone | Sopaan'));
  expect(screen.getByRole('link', { name: 'Courses' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/book/b1');
  expect(scripts).toHaveLength(1);
  await act(() => router.navigate('/shelf'));
  await findHeading('Fallback shelf');
});

test('[P12] a path that was retired without a target shows that its page was removed, on the first page and after a navigation, even if a release redirects it', async () => {
  const { router } = open('/removed', [
    { pattern: '/read/old', to: null },
    { pattern: '/removed', to: null },
  ]);
  await findGone();
  await act(() => router.navigate('/read/new'));
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/read/old'));
  await findGone();
});

test('[P12] a link to a retired path prefetches the code of its target, and none if it has no target', async () => {
  const retirements = [
    { pattern: '/book/gone', to: null },
    { pattern: '/old', to: '/book/b1' },
  ];
  const page = open('/auth/login', retirements);
  startLinkPrefetch(page.routes, retirements);
  await screen.findByRole('heading', { level: 1 });
  const hover = (path: string) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    fireEvent.pointerOver(link);
    link.remove();
  };
  hover('/book/gone');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(page.scripts).toEqual([]);
  hover('/old');
  await waitFor(() => expect(page.scripts).toHaveLength(1));
});
