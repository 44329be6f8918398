import { PAGE_SET_ELEMENT_ID } from '@sopaan/contract/release';
import { act } from '@testing-library/react';
import {
  findFailedState,
  findHeading,
  createPageHarness,
  workingFiles,
  type PageHarness,
} from '../testing/page-harness';
import { aRelease, aRoute, fakeScripts } from '../testing/fake-releases';
import { aSet, openPage } from '../testing/open-page';
import { readPageSet } from './page-set';
import { reportUnreadable } from './unreadable-remote';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
});

/** Opens a page whose HTML contains a set with these remotes. */
function openServed(url: string, ...remotes: unknown[]) {
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: PAGE_SET_ELEMENT_ID });
  element.textContent = JSON.stringify({ ...aSet(), remotes });
  document.body.append(element);
  const set = readPageSet();
  element.remove();
  reportUnreadable(set.unreadable, set);
  return openPage(set, { url });
}

test.each<[string, unknown, object]>([
  [
    'of a shape that the host does not know',
    { name: 'marketing', version: '9.0.0', release: '9.0.0-m', modules: [], routes: { '/us': {} } },
    { remote: 'marketing', version: '9.0.0', release: '9.0.0-m' },
  ],
  ['that is no object', 'marketing', { remote: '', version: '', release: '' }],
  [
    'whose routes are garbage',
    { ...aRelease(workingFiles, { name: 'learn' }), routes: 'garbage' },
    { remote: 'learn' },
  ],
])(
  '[P5] of a set with a remote %s, only the pages of that remote fail, and it is reported',
  async (_what, entry, reported) => {
    openServed('/shelf', entry, aRelease(workingFiles));
    await findHeading('Fallback shelf');
    expect(harness.alerts()).toBe(0);
    expect(harness.edge.failures).toEqual([
      expect.objectContaining({
        ...reported,
        page: 'page.signature',
        set: '0123456789ab',
        phase: 'definition',
        code: 'REMOTE_INVALID',
        message: expect.stringMatching(/cannot be read: .+/),
      }),
    ]);
  },
);

test('[P5] pages of a remote that cannot be read come from its fallback, and without one their region fails', async () => {
  const scripts = fakeScripts();
  const unreadable = { ...aRelease(workingFiles), integrity: 'md5-of-it' };
  const fallback = aRelease(workingFiles);
  harness.edge.fallback = () => fallback;
  const { unmount } = openServed('/shelf', unreadable);
  await findHeading('Fallback shelf');
  expect(scripts).toEqual([fallback.release]);
  expect(harness.edge.failures.map(({ replacedBy }) => replacedBy)).toEqual(['', fallback.release]);
  unmount();

  harness.edge.fallback = () => undefined;
  openServed('/shelf', { ...aRelease(workingFiles), integrity: 'md5-of-it' });
  expect(await findFailedState()).toHaveAccessibleName('The shelf could not be shown');
});

test('[P5] a remote keeps its readable routes when others cannot be read', async () => {
  const routes = [aRoute('/shelf', 'shelf'), { path: '/book/:id', screen: 7 }, null];
  const { router } = openServed('/shelf', { ...aRelease(workingFiles), routes });
  expect(await findFailedState()).toHaveAccessibleName('The shelf could not be shown');
  await act(() => router.navigate('/book/1'));
  await findHeading('404 — Page Not Found');
});
