import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  broken,
  failed,
  openBrowser,
  shelfIs,
  shown,
  sound,
  type Browser,
} from '../testing/broken-page';
import { aRelease, aRoute, becomes, heading, type Served } from '../testing/fake-releases';
import { HOST_RELEASE, aSet, openPage } from '../testing/open-page';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

test.each<[string, Served, string, string]>([
  ['its entry is missing or has another hash', 'missing', 'entry', 'REMOTE_UNAVAILABLE'],
  ['it is no remote', 'nonsense', 'definition', 'REMOTE_INVALID'],
  ['it lacks the screen', { screens: {} }, 'definition', 'REMOTE_INVALID'],
  [
    'the code of its screen is missing',
    { screens: { shelf: () => Promise.reject(new Error('404')) } },
    'screen',
    'REMOTE_UNAVAILABLE',
  ],
  ['its screen throws when first drawn', shelfIs(broken), 'render', 'INTERNAL'],
])('a release gives way to the last good one when %s', async (_what, as, phase, code) => {
  const present = aRelease(as);
  const lastGood = aRelease(sound);
  browser.open(present, lastGood);
  await shown('Last good shelf');
  expect(browser.alerts()).toBe(0);
  expect(document.querySelector('[data-release]')).toHaveAttribute(
    'data-release',
    lastGood.release,
  );
  expect(browser.edge.asked).toEqual([
    `/-/stand-in?unit=explore&failed=${present.release}&host=${HOST_RELEASE}`,
  ]);
  expect(browser.edge.failures).toEqual([
    expect.objectContaining({
      page: 'page.signature',
      set: '0123456789ab',
      remote: 'explore',
      version: present.version,
      release: present.release,
      phase,
      code,
      replacedBy: lastGood.release,
    }),
  ]);
});

function ThrowsInEffect() {
  useEffect(broken, []);
  return <h1>Present shelf</h1>;
}
function ThrowsAfterEffect() {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(true), []);
  return on ? broken() : <h1>Present shelf</h1>;
}

test.each([
  ['an effect', ThrowsInEffect],
  ['what its effect leads to', ThrowsAfterEffect],
])(
  'a screen that fails in %s as it is first shown gives way, and the focus stays',
  async (_w, C) => {
    const present = aRelease({
      screens: { shelf: heading(C), book: heading(() => <h1>Present book</h1>) },
    });
    const { router } = browser.open(present, aRelease(sound), '/book/1');
    await shown('Present book');
    const link = screen.getAllByRole('link').at(-1);
    act(() => link?.focus());
    await act(() => router.navigate('/shelf', { replace: true }));
    await shown('Last good shelf');
    expect(browser.alerts()).toBe(0);
    expect(document.activeElement).toBe(document.getElementById('content'));
    expect(browser.edge.failures).toHaveLength(1);
  },
);

test('on the first page a stand-in takes no focus', async () => {
  browser.open(aRelease(shelfIs(broken)), aRelease(sound));
  await shown('Last good shelf');
  expect(document.body).toHaveFocus();
});

test('later screens of the remote come from the stand-in at once', async () => {
  const present = aRelease('missing');
  const lastGood = aRelease(sound);
  const { router } = browser.open(present, lastGood);
  await shown('Last good shelf');
  becomes(
    present,
    shelfIs(() => null),
  );
  await act(() => router.navigate('/book/7'));
  await shown('Last good book');
  expect(browser.scripts).toEqual([present.release, lastGood.release]);
  expect(browser.edge.asked).toHaveLength(1);
  expect(browser.edge.failures).toHaveLength(1);
});

test('when the stand-in fails, too, the region says so, and Try again tries the release of the set', async () => {
  const present = aRelease('missing');
  const lastGood = aRelease('missing');
  const { user } = browser.open(present, lastGood);
  const alert = await failed();
  expect(alert).toHaveTextContent('The shelf could not be shown');
  expect(browser.edge.failures).toEqual([
    expect.objectContaining({ release: lastGood.release, replacedBy: '' }),
    expect.objectContaining({ release: present.release, replacedBy: '' }),
  ]);
  expect(alert).toHaveTextContent(`Reference: ${browser.edge.failures[1]?.reference}`);
  becomes(
    present,
    shelfIs(() => <h1>Present shelf</h1>),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shown('Present shelf');
  expect(browser.scripts).toEqual([present.release, lastGood.release, present.release]);
});

test('a stand-in that cannot be drawn fails as itself, and Try again steps down anew', async () => {
  const present = aRelease('missing');
  const lastGood = aRelease(shelfIs(broken));
  const { user } = browser.open(present, lastGood);
  await failed();
  expect(browser.edge.failures).toMatchObject([
    { release: present.release, replacedBy: lastGood.release, phase: 'entry' },
    { release: lastGood.release, replacedBy: '', phase: 'render' },
  ]);
  browser.edge.standIn = () => aRelease(sound);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await shown('Last good shelf');
  expect(browser.edge.failures).toHaveLength(3);
});

test.each([
  ['is of another unit', () => aRelease(sound, { name: 'practice' })],
  ['has no such page', () => aRelease(sound, { routes: [aRoute('/shelf/:id', 'shelf')] })],
  [
    'names its parameters otherwise',
    () => aRelease(sound, { routes: [aRoute('/book/:isbn', 'book')] }),
  ],
  ['is no release of the site', () => aRelease(sound, { entry: '../../elsewhere.js' })],
])('a release that %s stands in for nothing', async (_what, offered) => {
  const present = aRelease('missing');
  const answer = offered();
  browser.edge.standIn = () => answer;
  openPage(aSet(present), { url: '/book/1' });
  expect(await failed()).toHaveAccessibleName('The book could not be shown');
  expect(browser.scripts).toEqual([present.release]);
  expect(browser.edge.failures).toMatchObject([{ release: present.release, replacedBy: '' }]);
});

test('a release itself cannot stand in for itself', async () => {
  const present = aRelease(shelfIs(broken));
  browser.open(present, present);
  await failed();
  expect(browser.edge.failures).toHaveLength(1);
});
