import { act, screen } from '@testing-library/react';
import { openTab, setQuizRunning, waitUntilSettled, type Tab } from '../testing/updating-page';
import { MIN_RELOAD_INTERVAL_MS } from './record-reload';
import { MIN_NAVIGATION_INTERVAL_MS, CHECK_INTERVAL_MS } from './schedule-update-checks';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(() => tab.close());

test('a hidden tab reloads immediately, after checking that the site still responds', async () => {
  await tab.open();
  await tab.showTab();
  expect(tab.countChecks()).toBe(1);
  await tab.hideTab();
  expect(tab.countChecks()).toBe(2);
  expect(tab.loads).toEqual(['reload']);
});

test('a hidden tab does not reload when the site does not respond', async () => {
  await tab.open();
  await tab.showTab();
  tab.edge.set = () => Promise.reject(new TypeError('fetch failed'));
  await tab.hideTab();
  expect(tab.loads).toEqual([]);
});

test('a tab that is visible again before the response does not reload', async () => {
  await tab.open();
  await tab.showTab();
  const respond = tab.edge.set;
  let resolveSet: (set: unknown) => void = () => undefined;
  tab.edge.set = () => new Promise((resolve) => (resolveSet = resolve));
  await tab.hideTab();
  tab.edge.set = respond;
  await tab.showTab();
  resolveSet(respond());
  await waitUntilSettled();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab does not reload while a remote is busy, and offers the update', async () => {
  await tab.open();
  await tab.showTab();
  await setQuizRunning(true);
  await tab.hideTab();
  expect(tab.loads).toEqual([]);
  expect(await screen.findByRole('region', { name: 'New version' })).toBeVisible();
  await setQuizRunning(false);
});

test('a hidden tab does not reload while a file is being chosen, which hides the page in some browsers', async () => {
  const { user } = await tab.open();
  await tab.showTab();
  await user.click(screen.getByLabelText('Papers'));
  await tab.hideTab();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab does not reload while a dialog is open', async () => {
  await tab.open();
  await tab.showTab();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  await tab.hideTab();
  dialog.remove();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab does not reload while media is playing', async () => {
  await tab.open();
  await tab.showTab();
  const video = document.createElement('video');
  jest.spyOn(video, 'paused', 'get').mockReturnValue(false);
  document.body.append(video);
  await tab.hideTab();
  video.remove();
  expect(tab.loads).toEqual([]);
});

test('two automatic updates of a tab are at least the minimum interval apart', async () => {
  for (const expected of [['reload'], ['reload']]) {
    await tab.open();
    await tab.showTab();
    await tab.hideTab();
    await tab.showTab();
    await tab.clickLink('Book');
    expect(tab.loads).toEqual(expected);
    tab.close();
  }
  tab.advanceTime(MIN_RELOAD_INTERVAL_MS);
  await tab.open();
  await tab.showTab();
  await tab.hideTab();
  expect(tab.loads).toEqual(['reload', 'reload']);
});

test('does not check or reload while offline', async () => {
  await tab.open();
  await tab.showTab();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  await tab.showTab();
  await tab.hideTab();
  await tab.showTab();
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.countChecks()).toBe(1);
  expect(tab.loads).toEqual([]);
});

test('checks for updates after navigations, with a minimum interval', async () => {
  tab.edge.set = () => ({ set: '0123456789ab', environment: 'production' });
  const { router } = await tab.open();
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.countChecks()).toBe(0);
  tab.advanceTime(MIN_NAVIGATION_INTERVAL_MS);
  await act(() => router.navigate('/shelf'));
  await screen.findByRole('heading', { name: 'Shelf' });
  expect(tab.countChecks()).toBe(1);
});

test('checks for updates after navigations even when the clock was set back', async () => {
  await tab.open();
  tab.setClockBack(3_600_000);
  tab.advanceTime(MIN_NAVIGATION_INTERVAL_MS);
  await tab.clickLink('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.countChecks()).toBe(1);
});

test('checks for updates every minute while the page is visible', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  await tab.open();
  const tick = intervals.mock.calls.find(([, ms]) => ms === CHECK_INTERVAL_MS)?.[0];
  if (typeof tick !== 'function') throw new Error('no interval was started');
  await act(async () => tick());
  expect(tab.countChecks()).toBe(1);
  tab.edge.set = () => undefined;
  await tab.hideTab();
  const before = tab.countChecks();
  await act(async () => tick());
  expect(tab.countChecks()).toBe(before);
});
