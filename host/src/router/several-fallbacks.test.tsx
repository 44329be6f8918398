import type { PageRemote } from '@sopaan/contract/release';
import { act } from '@testing-library/react';
import {
  throwError,
  findFailedState,
  createPageHarness,
  withShelf,
  findHeading,
  workingFiles,
  type PageHarness,
} from '../testing/page-harness';
import { aRelease, aRoute, lazyScreen, type ServedFiles } from '../testing/fake-releases';
import { HOST_RELEASE } from '../testing/open-page';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
});

/** An edge with these fallbacks, in the order of preference. */
function offer(...fallbacks: PageRemote[]): void {
  harness.edge.fallback = (query) =>
    fallbacks.find(({ release }) => !query.getAll('tried').includes(release));
}

test.each<[string, ServedFiles, Partial<PageRemote>, object[]]>([
  ['is missing', 'missing', {}, [{ phase: 'entry', code: 'REMOTE_UNAVAILABLE' }]],
  [
    'throws on its first render',
    withShelf(throwError),
    {},
    [{ phase: 'render', code: 'INTERNAL' }],
  ],
  ['does not have the page', workingFiles, { routes: [aRoute('/book/:id', 'book')] }, []],
])(
  '[P2] when the fallback %s, the next one is shown, and each failure is reported with its release',
  async (_what, files, changes, failures) => {
    const current = aRelease('missing');
    const first = aRelease(files, changes);
    const second = aRelease(workingFiles);
    harness.open(current);
    offer(first, second);
    await findHeading('Fallback shelf');
    expect(harness.alerts()).toBe(0);
    const query = `unit=explore&failed=${current.release}&host=${HOST_RELEASE}`;
    expect(harness.edge.requests).toEqual([
      `/-/stand-in?${query}`,
      `/-/stand-in?${query}&tried=${first.release}`,
    ]);
    expect(document.querySelector('[data-release]')).toHaveAttribute(
      'data-release',
      second.release,
    );
    const others = harness.edge.failures.filter(({ release }) => release !== current.release);
    expect(harness.edge.failures).toHaveLength(others.length + 1);
    expect(others).toEqual(
      failures.map((failure) =>
        expect.objectContaining({
          ...failure,
          release: first.release,
          version: first.version,
          replacedBy: second.release,
        }),
      ),
    );
  },
);

test('[P2] when two fallbacks fail, the region shows its failed state without trying a third one', async () => {
  const current = aRelease('missing');
  const [first, second, third] = [
    aRelease(withShelf(throwError)),
    aRelease(withShelf(throwError)),
    aRelease(workingFiles),
  ];
  harness.open(current);
  offer(first, second, third);
  await findFailedState();
  expect(harness.scripts).toEqual([current.release, first.release, second.release]);
  expect(harness.edge.requests).toHaveLength(2);
  expect(harness.edge.failures).toMatchObject([
    { release: current.release, replacedBy: first.release },
    { release: first.release, replacedBy: second.release },
    { release: second.release, replacedBy: '' },
  ]);
});

test('[P2] a fallback that fails on a later page is replaced by the next one', async () => {
  const current = aRelease('missing');
  const first = aRelease({
    screens: {
      shelf: lazyScreen(() => <h1>First shelf</h1>),
      book: () => Promise.reject(new Error('404')),
    },
  });
  const second = aRelease(workingFiles);
  const { router } = harness.open(current);
  offer(first, second);
  await findHeading('First shelf');
  await act(() => router.navigate('/book/7'));
  await findHeading('Fallback book');
  expect(harness.edge.failures).toMatchObject([
    { release: current.release, replacedBy: first.release },
    { release: first.release, phase: 'screen', replacedBy: second.release },
  ]);
});
