import { act, screen } from '@testing-library/react';
import { openTab, quizRuns, settled, type Tab } from '../testing/updating-page';
import { PAUSE } from './last-update';
import { BETWEEN_NAVIGATIONS, EACH } from './watch-moments';

let tab: Tab;
beforeEach(() => {
  tab = openTab();
});
afterEach(() => tab.close());

test('a hidden tab loads again at once, after asking whether the site still answers', async () => {
  await tab.open();
  await tab.comeBack();
  expect(tab.looks()).toBe(1);
  await tab.hide();
  expect(tab.looks()).toBe(2);
  expect(tab.loads).toEqual(['reload']);
});

test('a hidden tab stays when nobody answers', async () => {
  await tab.open();
  await tab.comeBack();
  tab.edge.set = () => Promise.reject(new TypeError('fetch failed'));
  await tab.hide();
  expect(tab.loads).toEqual([]);
});

test('a tab that is seen again before the site has answered stays', async () => {
  await tab.open();
  await tab.comeBack();
  const answer = tab.edge.set;
  let say: (set: unknown) => void = () => undefined;
  tab.edge.set = () => new Promise((resolve) => (say = resolve));
  await tab.hide();
  tab.edge.set = answer;
  await tab.comeBack();
  say(answer());
  await settled();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab stays while a remote is busy, and offers the newer set when it is seen again', async () => {
  await tab.open();
  await tab.comeBack();
  await quizRuns(true);
  await tab.hide();
  expect(tab.loads).toEqual([]);
  expect(await screen.findByRole('region', { name: 'New version' })).toBeVisible();
  await quizRuns(false);
});

test('a hidden tab stays while a file is chosen: that hides some pages', async () => {
  const { user } = await tab.open();
  await tab.comeBack();
  await user.click(screen.getByLabelText('Papers'));
  await tab.hide();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab stays while a dialog is open', async () => {
  await tab.open();
  await tab.comeBack();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  await tab.hide();
  dialog.remove();
  expect(tab.loads).toEqual([]);
});

test('a hidden tab plays on', async () => {
  await tab.open();
  await tab.comeBack();
  const video = document.createElement('video');
  jest.spyOn(video, 'paused', 'get').mockReturnValue(false);
  document.body.append(video);
  await tab.hide();
  video.remove();
  expect(tab.loads).toEqual([]);
});

test('an update is not followed by another one until a while has passed', async () => {
  for (const expected of [['reload'], ['reload']]) {
    await tab.open();
    await tab.comeBack();
    await tab.hide();
    await tab.comeBack();
    await tab.go('Book');
    expect(tab.loads).toEqual(expected);
    tab.close();
  }
  tab.pass(PAUSE);
  await tab.open();
  await tab.comeBack();
  await tab.hide();
  expect(tab.loads).toEqual(['reload', 'reload']);
});

test('an offline page asks nothing and is not loaded again', async () => {
  await tab.open();
  await tab.comeBack();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  await tab.comeBack();
  await tab.hide();
  await tab.comeBack();
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.looks()).toBe(1);
  expect(tab.loads).toEqual([]);
});

test('the set is looked for after navigations now and then', async () => {
  tab.edge.set = () => ({ set: '0123456789ab', environment: 'production' });
  const { router } = await tab.open();
  await tab.go('Book');
  await screen.findByRole('heading', { name: 'Book' });
  expect(tab.looks()).toBe(0);
  tab.pass(BETWEEN_NAVIGATIONS);
  await act(() => router.navigate('/shelf'));
  await screen.findByRole('heading', { name: 'Shelf' });
  expect(tab.looks()).toBe(1);
});

test('the set is looked for each minute while the page is seen', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  await tab.open();
  const tick = every.mock.calls.find(([, ms]) => ms === EACH)?.[0];
  if (typeof tick !== 'function') throw new Error('nothing is done each minute');
  await act(async () => tick());
  expect(tab.looks()).toBe(1);
  tab.edge.set = () => undefined;
  await tab.hide();
  const before = tab.looks();
  await act(async () => tick());
  expect(tab.looks()).toBe(before);
});
