import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { act, fireEvent, screen } from '@testing-library/react';
import { FALLBACK_TIMEOUT_MS, PRIMARY_TIMEOUT_MS } from '../federation/load-timeouts';
import { createPageHarness, workingFiles, type PageHarness } from '../testing/page-harness';
import { aRelease } from '../testing/fake-releases';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  // Fake timers do not implement the performance timeline.
  Reflect.set(performance, 'getEntriesByType', () => []);
});
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const currentHeading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

test('a release that hangs is replaced after its timeout, and is reported as timed out', async () => {
  const fallback = aRelease(workingFiles);
  harness.open(aRelease('hanging'), fallback);
  await advanceTime(PRIMARY_TIMEOUT_MS - 100);
  expect(harness.edge.requests).toEqual([]);
  await advanceTime(200);
  expect(currentHeading()).toBe('Fallback shelf');
  expect(harness.edge.failures).toMatchObject([
    { code: 'REMOTE_TIMEOUT', phase: 'entry', replacedBy: fallback.release },
  ]);
});

test('a slow release fills its region if it loads before its fallback', async () => {
  let resolveScreen: (screen: object) => void = () => undefined;
  const slowScreen = new Promise((resolve) => (resolveScreen = resolve));
  harness.open(aRelease({ screens: { shelf: () => slowScreen } }), aRelease('hanging'));
  await advanceTime(PRIMARY_TIMEOUT_MS + 100);
  expect(harness.scripts).toHaveLength(2);
  resolveScreen({ Component: () => <h1>Present shelf</h1> });
  await advanceTime(100);
  expect(currentHeading()).toBe('Present shelf');
  expect(harness.edge.failures).toEqual([]);
  expect(harness.alerts()).toBe(0);
});

test('the report names the phase in which a release hangs', async () => {
  harness.open(
    aRelease({ screens: { shelf: () => new Promise(() => undefined) } }),
    aRelease(workingFiles),
  );
  await advanceTime(PRIMARY_TIMEOUT_MS + 100);
  expect(currentHeading()).toBe('Fallback shelf');
  expect(harness.edge.failures).toMatchObject([{ code: 'REMOTE_TIMEOUT', phase: 'screen' }]);
});

test('when neither release loads, the region shows its failed state in time', async () => {
  const current = aRelease('hanging');
  harness.open(current, aRelease('hanging'));
  await advanceTime(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS - 200);
  expect(harness.alerts()).toBe(0);
  await advanceTime(400);
  expect(screen.getByRole('alert')).toHaveAccessibleName('The shelf could not be shown');
  expect(harness.edge.failures.at(-1)).toMatchObject({
    release: current.release,
    code: 'REMOTE_TIMEOUT',
  });
});

test('[P2] a second fallback does not extend the time of the region', async () => {
  const first = aRelease('missing');
  harness.open(aRelease('hanging'), first);
  const second = aRelease('hanging');
  harness.edge.fallback = (query) => (query.has('tried') ? second : first);
  await advanceTime(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS - 200);
  expect(harness.scripts).toContain(second.release);
  expect(harness.alerts()).toBe(0);
  await advanceTime(400);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('a region does not wait for an edge that does not respond', async () => {
  harness.open(aRelease('missing'));
  harness.edge.fallback = () => new Promise(() => undefined);
  await advanceTime(1400);
  expect(harness.alerts()).toBe(0);
  await advanceTime(300);
  expect(screen.getByRole('alert')).toBeVisible();
});

test('code and data share the timeout of the region', async () => {
  const Component = () => <h1>Shelf</h1>;
  const shelf = () => Promise.resolve({ Component, loader: () => new Promise(() => undefined) });
  harness.open(aRelease({ screens: { shelf } }), aRelease(workingFiles));
  await advanceTime(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS - 200);
  expect(harness.alerts()).toBe(0);
  await advanceTime(400);
  expect(screen.getByRole('alert')).toHaveTextContent('That took too long. Please try again.');
  expect(harness.edge.failures).toMatchObject([{ code: 'TIMEOUT', phase: 'data', replacedBy: '' }]);
});

test('Try again sends a new request for data that hangs', async () => {
  const Component = () => <h1>Shelf</h1>;
  const fetchShelf = jest.fn<Promise<string>, []>(() => new Promise(() => undefined));
  const loader = ({ queryClient }: ScreenLoaderArgs) =>
    queryClient.ensureQueryData({ queryKey: ['shelf'], queryFn: fetchShelf });
  harness.open(aRelease({ screens: { shelf: () => Promise.resolve({ Component, loader }) } }));
  await advanceTime(PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS + 200);
  fetchShelf.mockResolvedValue('books');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime(100);
  expect(currentHeading()).toBe('Shelf');
});
