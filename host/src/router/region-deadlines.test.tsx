import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { act, fireEvent, screen } from '@testing-library/react';
import { ALONE, BESIDE } from '../federation/patience';
import { openBrowser, sound, type Browser } from '../testing/broken-page';
import { aRelease } from '../testing/fake-releases';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  // The fake clock brings no timeline.
  Reflect.set(performance, 'getEntriesByType', () => []);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const headingNow = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test('a release that hangs gives way after its time, and the report says that it was late', async () => {
  const lastGood = aRelease(sound);
  browser.open(aRelease('hanging'), lastGood);
  await pass(ALONE - 100);
  expect(browser.edge.asked).toEqual([]);
  await pass(200);
  expect(headingNow()).toBe('Last good shelf');
  expect(browser.edge.failures).toMatchObject([
    { code: 'REMOTE_TIMEOUT', phase: 'entry', replacedBy: lastGood.release },
  ]);
});

test('a release that was only slow fills its region if it comes before its stand-in', async () => {
  let code: (screen: object) => void = () => undefined;
  const late = new Promise((resolve) => (code = resolve));
  browser.open(aRelease({ screens: { shelf: () => late } }), aRelease('hanging'));
  await pass(ALONE + 100);
  expect(browser.scripts).toHaveLength(2);
  code({ Component: () => <h1>Present shelf</h1> });
  await pass(100);
  expect(headingNow()).toBe('Present shelf');
  expect(browser.edge.failures).toEqual([]);
  expect(browser.alerts()).toBe(0);
});

test('a release that hangs in the code of its screen says so', async () => {
  browser.open(
    aRelease({ screens: { shelf: () => new Promise(() => undefined) } }),
    aRelease(sound),
  );
  await pass(ALONE + 100);
  expect(headingNow()).toBe('Last good shelf');
  expect(browser.edge.failures).toMatchObject([{ code: 'REMOTE_TIMEOUT', phase: 'screen' }]);
});

test('when neither comes, the region says so within its time', async () => {
  const present = aRelease('hanging');
  browser.open(present, aRelease('hanging'));
  await pass(ALONE + BESIDE - 200);
  expect(browser.alerts()).toBe(0);
  await pass(400);
  expect(screen.getByRole('alert')).toHaveAccessibleName('The shelf could not be shown');
  expect(browser.edge.failures.at(-1)).toMatchObject({
    release: present.release,
    code: 'REMOTE_TIMEOUT',
  });
});

test('an edge that does not answer is not waited for', async () => {
  browser.open(aRelease('missing'));
  browser.edge.standIn = () => new Promise(() => undefined);
  await pass(1400);
  expect(browser.alerts()).toBe(0);
  await pass(300);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('code and data together keep the time of the region', async () => {
  const Component = () => <h1>Shelf</h1>;
  const shelf = () => Promise.resolve({ Component, loader: () => new Promise(() => undefined) });
  browser.open(aRelease({ screens: { shelf } }), aRelease(sound));
  await pass(ALONE + BESIDE - 200);
  expect(browser.alerts()).toBe(0);
  await pass(400);
  expect(screen.getByRole('alert')).toHaveTextContent('That took too long. Please try again.');
  expect(browser.edge.failures).toMatchObject([{ code: 'TIMEOUT', phase: 'data', replacedBy: '' }]);
});

test('trying again asks afresh for data that hang', async () => {
  const Component = () => <h1>Shelf</h1>;
  const ask = jest.fn<Promise<string>, []>(() => new Promise(() => undefined));
  const loader = ({ queryClient }: ScreenLoaderArgs) =>
    queryClient.ensureQueryData({ queryKey: ['shelf'], queryFn: ask });
  browser.open(aRelease({ screens: { shelf: () => Promise.resolve({ Component, loader }) } }));
  await pass(ALONE + BESIDE + 200);
  ask.mockResolvedValue('books');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(100);
  expect(headingNow()).toBe('Shelf');
});
