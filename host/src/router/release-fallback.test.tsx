import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  throwError,
  findFailedState,
  createPageHarness,
  withShelf,
  findHeading,
  workingFiles,
  type PageHarness,
} from '../testing/page-harness';
import {
  aRelease,
  aRoute,
  changeFiles,
  lazyScreen,
  type ServedFiles,
} from '../testing/fake-releases';
import { HOST_RELEASE, aSet, openPage } from '../testing/open-page';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
});

test.each<[string, ServedFiles, string, string]>([
  ['its entry is missing or has another hash', 'missing', 'entry', 'REMOTE_UNAVAILABLE'],
  ['it is not a remote', 'not-a-remote', 'definition', 'REMOTE_INVALID'],
  ['it lacks the screen', { screens: {} }, 'definition', 'REMOTE_INVALID'],
  [
    'the code of its screen is missing',
    { screens: { shelf: () => Promise.reject(new Error('404')) } },
    'screen',
    'REMOTE_UNAVAILABLE',
  ],
  ['its screen throws on the first render', withShelf(throwError), 'render', 'INTERNAL'],
])('a release is replaced by its fallback when %s', async (_what, files, phase, code) => {
  const current = aRelease(files);
  const fallback = aRelease(workingFiles);
  harness.open(current, fallback);
  await findHeading('Fallback shelf');
  expect(harness.alerts()).toBe(0);
  expect(document.querySelector('[data-release]')).toHaveAttribute(
    'data-release',
    fallback.release,
  );
  expect(harness.edge.requests).toEqual([
    `/-/stand-in?unit=explore&failed=${current.release}&host=${HOST_RELEASE}`,
  ]);
  expect(harness.edge.failures).toEqual([
    expect.objectContaining({
      page: 'page.signature',
      set: '0123456789ab',
      remote: 'explore',
      version: current.version,
      release: current.release,
      phase,
      code,
      replacedBy: fallback.release,
    }),
  ]);
});

function ThrowsInEffect() {
  useEffect(throwError, []);
  return <h1>Present shelf</h1>;
}
function ThrowsAfterEffect() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady ? throwError() : <h1>Present shelf</h1>;
}

test.each([
  ['an effect', ThrowsInEffect],
  ['the render after its effect', ThrowsAfterEffect],
])(
  'a screen that fails in %s is replaced, and the focus stays in the content',
  async (_what, Shelf) => {
    const current = aRelease({
      screens: { shelf: lazyScreen(Shelf), book: lazyScreen(() => <h1>Present book</h1>) },
    });
    const { router } = harness.open(current, aRelease(workingFiles), '/book/1');
    await findHeading('Present book');
    const link = screen.getAllByRole('link').at(-1);
    act(() => link?.focus());
    await act(() => router.navigate('/shelf', { replace: true }));
    await findHeading('Fallback shelf');
    expect(harness.alerts()).toBe(0);
    expect(document.activeElement).toBe(document.getElementById('content'));
    expect(harness.edge.failures).toHaveLength(1);
  },
);

test('on the first page a fallback does not take the focus', async () => {
  harness.open(aRelease(withShelf(throwError)), aRelease(workingFiles));
  await findHeading('Fallback shelf');
  expect(document.body).toHaveFocus();
});

test('later screens of the remote are loaded from the fallback directly', async () => {
  const current = aRelease('missing');
  const fallback = aRelease(workingFiles);
  const { router } = harness.open(current, fallback);
  await findHeading('Fallback shelf');
  changeFiles(
    current,
    withShelf(() => null),
  );
  await act(() => router.navigate('/book/7'));
  await findHeading('Fallback book');
  expect(harness.scripts).toEqual([current.release, fallback.release]);
  expect(harness.edge.requests).toHaveLength(1);
  expect(harness.edge.failures).toHaveLength(1);
});

test('when the fallback also fails, the region shows its failed state, and Try again loads the release of the set', async () => {
  const current = aRelease('missing');
  const fallback = aRelease('missing');
  const { user } = harness.open(current, fallback);
  const alert = await findFailedState();
  expect(alert).toHaveTextContent('The shelf could not be shown');
  expect(harness.edge.failures).toEqual([
    expect.objectContaining({ release: fallback.release, replacedBy: '' }),
    expect.objectContaining({ release: current.release, replacedBy: '' }),
  ]);
  // This edge does not know the parameter `tried`, and offers the same release again.
  expect(harness.edge.requests).toHaveLength(2);
  expect(harness.scripts).toEqual([current.release, fallback.release]);
  expect(alert).toHaveTextContent(`Reference: ${harness.edge.failures[1]?.reference}`);
  changeFiles(
    current,
    withShelf(() => <h1>Present shelf</h1>),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findHeading('Present shelf');
  expect(harness.scripts).toEqual([current.release, fallback.release, current.release]);
});

test('a fallback that cannot be rendered is reported as failed, and Try again requests a fallback again', async () => {
  const current = aRelease('missing');
  const fallback = aRelease(withShelf(throwError));
  const { user } = harness.open(current, fallback);
  await findFailedState();
  expect(harness.edge.failures).toMatchObject([
    { release: current.release, replacedBy: fallback.release, phase: 'entry' },
    { release: fallback.release, replacedBy: '', phase: 'render' },
  ]);
  harness.edge.fallback = () => aRelease(workingFiles);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findHeading('Fallback shelf');
  expect(harness.edge.failures).toHaveLength(3);
});

test.each([
  ['is of another unit', () => aRelease(workingFiles, { name: 'practice' })],
  ['has no such page', () => aRelease(workingFiles, { routes: [aRoute('/shelf/:id', 'shelf')] })],
  [
    'has other parameter names',
    () => aRelease(workingFiles, { routes: [aRoute('/book/:isbn', 'book')] }),
  ],
  ['has an invalid entry', () => aRelease(workingFiles, { entry: '../../elsewhere.js' })],
])('a release that %s is not used as fallback', async (_what, offered) => {
  const current = aRelease('missing');
  const fallback = offered();
  harness.edge.fallback = () => fallback;
  openPage(aSet(current), { url: '/book/1' });
  expect(await findFailedState()).toHaveAccessibleName('The book could not be shown');
  expect(harness.scripts).toEqual([current.release]);
  expect(harness.edge.failures).toMatchObject([{ release: current.release, replacedBy: '' }]);
});

test('a release is not its own fallback', async () => {
  const current = aRelease(withShelf(throwError));
  harness.open(current, current);
  await findFailedState();
  expect(harness.edge.failures).toHaveLength(1);
});
