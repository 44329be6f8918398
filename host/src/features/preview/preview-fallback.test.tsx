/** @jest-environment-options {"sheets": true} */
import type { PageRemote } from '@sopaan/contract/release';
import { act, screen, within } from '@testing-library/react';
import {
  throwError,
  findHeading,
  createPageHarness,
  withShelf,
  workingFiles,
} from '../../testing/page-harness';
import { aRelease, type ServedFiles } from '../../testing/fake-releases';
import { aSet, HOST_RELEASE, openPage } from '../../testing/open-page';

beforeEach(() => sessionStorage.clear());

function openPreview(current: PageRemote, fallback?: PageRemote) {
  createPageHarness().edge.fallback = () => fallback;
  const { name: unit, version, release } = current;
  const provenance = { author: '', commit: '', publishedAt: '2026-11-20T05:00:00.000Z' };
  const preview = {
    problem: null,
    token: 'token-of-the-preview-link',
    expires: '2026-11-28T06:30:00.000Z',
    base: 'aaaaaaaaaaaa',
    overridden: [{ unit, version, release, ...provenance }],
  };
  return openPage({ ...aSet(current), preview }, { url: '/shelf' });
}

const findBar = () => screen.findByRole('region', { name: 'Preview' });
const findStatus = async () => within(await findBar()).getByRole('status');
/** The text of the badge, from the last rule that applies: jsdom does not compute the styles of pseudo-elements. */
function badgeOf(element: Element | null): string | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.endsWith('::after'))
    .filter(({ selectorText }) => element?.matches(selectorText.replace('::after', '')))
    .map(({ style }) => style.content)
    .findLast(Boolean);
}

test.each<[string, ServedFiles]>([
  ['cannot be loaded', 'missing'],
  ['throws on its first render', withShelf(throwError)],
])('[P3] the bar names a release that %s, and the one shown instead', async (_what, files) => {
  const current = aRelease(files);
  const fallback = aRelease(workingFiles);
  const { router } = openPreview(current, fallback);
  await findHeading('Fallback shelf');
  expect(await findStatus()).toHaveTextContent(
    `explore ${current.release} could not be shown; ${fallback.release} is shown instead.`,
  );
  await act(() => router.navigate('/no/such/page'));
  await findHeading('404 — Page Not Found');
  expect(await findStatus()).toBeEmptyDOMElement();
});

test('[P3] the bar says nothing about fallbacks while the preview shows its own releases', async () => {
  openPreview(aRelease(workingFiles));
  await findHeading('Fallback shelf');
  expect(await findStatus()).toBeEmptyDOMElement();
});

test('[P3] the badge of each region distinguishes a fallback from the releases of the preview', async () => {
  const current = aRelease('missing');
  const fallback = aRelease(workingFiles);
  const { user } = openPreview(current, fallback);
  await findHeading('Fallback shelf');
  await user.click(within(await findBar()).getByRole('button', { name: 'Details' }));
  expect(await findBar()).toHaveTextContent(
    `Content: explore ${fallback.release} (fallback for ${current.release})`,
  );
  const region = document.querySelector('main [data-unit="explore"]');
  await user.click(screen.getByRole('button', { name: 'Show where each release is used' }));
  expect(badgeOf(region)).toBe('attr(data-unit) " " attr(data-release) " · fallback"');
  expect(badgeOf(document.querySelector('[data-unit="host"]'))).toBe(
    `"host ${HOST_RELEASE} · production"`,
  );
});

test('[P3] outside of previews a fallback is not mentioned', async () => {
  createPageHarness().open(aRelease('missing'), aRelease(workingFiles));
  await findHeading('Fallback shelf');
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(screen.queryByText(/is shown instead/)).toBeNull();
});
