import { ApiError } from '@sopaan/api-client/api-error';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { act, screen, within } from '@testing-library/react';
import { aRegistry, openConsole, mockScreenWidth, findButton } from '../../../testing/open-console';
import { aHealth } from '../testing/records';

test('failures and vitals of each set are shown as charts with a text summary and as a table', async () => {
  mockScreenWidth(1280);
  const { user } = openConsole('?tab=health');
  const failures = await screen.findByRole('img', { name: /^Pages with a failure/ });
  expect(failures).toHaveAccessibleName('Pages with a failure present: 0.5%; canary: 25%');
  expect(screen.getByRole('img', { name: /^LCP/ })).toHaveAccessibleName(
    'LCP present: 1,800 ms; canary: 2,600 ms',
  );
  expect(screen.getAllByRole('img')).toHaveLength(4);
  await user.click(await findButton('Show as table'));
  const table = screen.getByRole('table', { name: 'Health over time' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows).toContainEqual(expect.stringContaining('canary204 (20%)1,800 ms90 ms0.02'));
  expect(rows).toContainEqual(expect.stringContaining('canary201 (5%)–90 ms0.02'));
});

test('shows units, recent failures and thresholds below the charts', async () => {
  const failure = {
    at: '2026-11-20T08:01:00.000Z',
    set: 'bbbbbbbbbbbb',
    reference: 'f00dfeed',
    remote: 'explore',
    version: '1.1.0',
    release: '1.1.0-e2',
    phase: 'render',
    code: 'INTERNAL',
    message: 'x is undefined',
    path: '/explore/courses',
    replacedBy: '1.0.0-e1',
  };
  const network = aRegistry().on(healthEndpoint, () => aHealth({ failures: [failure] }));
  openConsole('?tab=health', network);
  const failures = await screen.findByRole('list', { name: 'Recent failures' });
  expect(failures).toHaveTextContent('explore: INTERNAL in render');
  expect(failures).toHaveTextContent('Replaced by1.0.0-e1');
  expect(screen.getByRole('list', { name: 'Health by unit' })).toHaveTextContent('Failures10');
  expect(
    screen.getByText(/^It is stopped if its failure rate exceeds that of the current set/),
  ).toBeVisible();
});

test('[P7] shows the violations of the content policy by unit', async () => {
  const violations = [
    {
      unit: 'explore',
      release: '1.1.0-e2',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      reports: 3,
      since: '2026-11-19T00:00:00.000Z',
    },
    {
      unit: 'practice',
      release: '1.0.0-p1',
      directive: 'integrity',
      blocked: 'https://site.example/assets/practice/1.0.0-p1/remote.js',
      reports: 1,
      since: '2026-11-20T00:00:00.000Z',
    },
  ];
  const network = aRegistry().on(healthEndpoint, () => aHealth({ violations }));
  openConsole('?tab=health', network);
  const list = await screen.findByRole('list', { name: 'Content policy' });
  const [blocked, altered] = within(list).getAllByRole('listitem');
  expect(blocked).toHaveTextContent('explore');
  expect(blocked).toHaveTextContent('script-src-elem blocked https://evil.example/x.js');
  expect(blocked).toHaveTextContent(/3 reports since 19 Nov/);
  expect(altered).toHaveTextContent('practice');
  expect(altered).toHaveTextContent(
    'The bytes of https://site.example/assets/practice/1.0.0-p1/remote.js are not those of the release',
  );
  expect(altered).toHaveTextContent(/1 report since 20 Nov/);
});

test('[P7] without violations of the content policy, the page says so', async () => {
  openConsole('?tab=health');
  expect(await screen.findByText('Nothing was blocked in this period')).toBeVisible();
});

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('refetches every five seconds, and keeps its data when a refetch fails', async () => {
  jest.useFakeTimers();
  const network = aRegistry();
  openConsole('?tab=health&hours=1', network);
  // User, environments and health are fetched one after the other.
  for (let step = 0; step < 5; step += 1) await advanceTime(20);
  expect(network.requests(healthEndpoint)).toEqual([{ environment: 'production', hours: 1 }]);
  network.on(
    healthEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  await advanceTime(5_100);
  expect(network.requests(healthEndpoint)).toHaveLength(1);
  expect(screen.getByText('The health may be out of date')).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(4);
  network.on(healthEndpoint, () => aHealth({ sets: [] }));
  await advanceTime(5_100);
  expect(screen.getByText('No page views in this period')).toBeVisible();
  expect(screen.queryByText('The health may be out of date')).toBeNull();
  jest.useRealTimers();
});
