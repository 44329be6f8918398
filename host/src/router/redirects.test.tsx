import type { RedirectRoute } from '@sopaan/contract/routes';
import { act, screen } from '@testing-library/react';
import { findHeading, workingFiles } from '../testing/page-harness';
import { fakeEdge } from '../testing/fake-edge';
import { aRelease, aRoute, fakeScripts } from '../testing/fake-releases';
import { aSet, openPage } from '../testing/open-page';

const redirectTo = (path: string, target: string): RedirectRoute => ({
  path,
  redirect: { guest: target, member: target },
});
const chain = (length: number) =>
  Array.from({ length }, (_, index) =>
    redirectTo(`/step-${index + 1}`, index + 1 < length ? `/step-${index + 2}` : '/shelf'),
  );
const withRoutes = (...redirects: RedirectRoute[]) =>
  aRelease(workingFiles, { routes: [aRoute('/shelf', 'shelf'), ...redirects] });
function open(url: string, ...redirects: RedirectRoute[]) {
  fakeEdge();
  fakeScripts();
  return openPage(aSet(withRoutes(...redirects)), { url });
}
const FAILURE_TITLE = 'This page could not be opened';

test('[P1] redirects that form a loop end in a message with a link to continue', async () => {
  const { router } = open('/a', redirectTo('/a', '/b'), redirectTo('/b', '/a'));
  expect(await screen.findByRole('heading', { name: FAILURE_TITLE })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(router.state.navigation.state).toBe('idle');

  await act(() => router.navigate('/shelf'));
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/b'));
  expect(await screen.findByRole('heading', { name: FAILURE_TITLE })).toBeVisible();
});

test('[P1] each navigation follows a chain of ten redirects, but not one of eleven', async () => {
  const { router } = open('/step-2', ...chain(11));
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/step-2'));
  await findHeading('Fallback shelf');
  await act(() => router.navigate('/step-1'));
  expect(await screen.findByRole('heading', { name: FAILURE_TITLE })).toBeVisible();
});
