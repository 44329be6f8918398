import { ApiError } from '@sopaan/api-client/api-error';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  throwError,
  findFailedState,
  createPageHarness,
  withShelf,
  findHeading,
  workingFiles,
  type PageHarness,
} from '../testing/page-harness';
import { aRelease, lazyScreen } from '../testing/fake-releases';
import { HOST_RELEASE } from '../testing/open-page';
import { layouts } from '../layouts/layouts';
import { hostScreens } from './host-screens';
import { startLinkPrefetch } from './link-prefetch';

let harness: PageHarness;
beforeEach(() => {
  harness = createPageHarness();
});

test('an error of a screen that had rendered before affects only its region, and loads no fallback', async () => {
  function Shelf() {
    const [isBroken, setIsBroken] = useState(false);
    return isBroken ? throwError() : <button onClick={() => setIsBroken(true)}>Break</button>;
  }
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  harness.open(aRelease(withShelf(Shelf)), aRelease(workingFiles));
  await act(() => jest.advanceTimersByTimeAsync(500));
  await act(() => jest.advanceTimersByTimeAsync(500));
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  jest.useRealTimers();
  expect(await findFailedState()).toHaveAccessibleName('The shelf could not be shown');
  expect(harness.edge.requests).toEqual([]);
  expect(harness.edge.failures).toMatchObject([{ phase: 'render', replacedBy: '' }]);
});

test('a failure without a connection shows no reference', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  harness.open(aRelease('missing'));
  const alert = await findFailedState();
  expect(alert).toHaveTextContent('You are offline.');
  expect(alert).not.toHaveTextContent('Reference');
});

test('[P6] the report of a script that cannot be loaded contains its URL, from which the edge checks the file', async () => {
  const current = aRelease('missing');
  harness.open(current);
  await findFailedState();
  const [failure] = harness.edge.failures;
  expect(failure?.message).toContain(`${current.base}${current.entry}`);
});

test('failed requests of a loader or a screen affect only its region', async () => {
  const throwNotFound = () => {
    throw new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  };
  const loader = () =>
    Promise.reject(new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }));
  const current = aRelease({
    screens: {
      shelf: lazyScreen(throwNotFound),
      book: () => Promise.resolve({ Component: () => null, loader }),
    },
  });
  const { router } = harness.open(current, aRelease(workingFiles));
  await findFailedState();
  await act(() => router.navigate('/book/1'));
  expect(await findFailedState()).toHaveAccessibleName('The book could not be shown');
  expect(harness.edge.requests).toEqual([]);
  const phases = () => harness.edge.failures.map(({ phase }) => phase);
  await waitFor(() => expect(phases()).toEqual(['data', 'data']));
});

test('a failed prefetch of a remote shows and reports nothing; navigating to it reports the failure once', async () => {
  const { edge, scripts, open } = harness;
  const current = aRelease('missing');
  const { router, routes } = open(current, aRelease(workingFiles), '/auth/login');
  await screen.findByRole('heading', { level: 1 });
  startLinkPrefetch(routes);
  const link = document.createElement('a');
  link.href = '/shelf';
  document.body.append(link);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(scripts).toEqual([current.release]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  link.remove();
  expect(edge.requests).toEqual([]);
  expect(edge.failures).toEqual([]);
  expect(harness.alerts()).toBe(0);
  await act(() => router.navigate('/shelf'));
  await findHeading('Fallback shelf');
  expect(edge.failures).toHaveLength(1);
});

test('a failed screen of the host has no fallback release', async () => {
  jest.spyOn(hostScreens, 'login').mockResolvedValue({ Component: throwError });
  harness.open(aRelease(workingFiles), aRelease(workingFiles), '/auth/login');
  await findFailedState();
  expect(harness.edge.requests).toEqual([]);
  expect(harness.edge.failures).toMatchObject([{ remote: 'host', release: HOST_RELEASE }]);
});

test('a failure outside the regions shows a message with Reload and a reference, and is reported', async () => {
  jest.spyOn(layouts, 'focus').mockImplementation(throwError);
  harness.open(aRelease(workingFiles), aRelease(workingFiles), '/shelf?sort=new');
  const alert = await findFailedState();
  expect(alert).toHaveAccessibleName('This page could not be shown');
  const reload = screen.getByRole('link', { name: 'Reload' });
  expect(reload).toHaveAttribute('href', '/shelf?sort=new');
  const [failure] = harness.edge.failures;
  expect(failure).toMatchObject({ remote: 'host', release: HOST_RELEASE, phase: 'render' });
  expect(await screen.findByText(`Reference: ${failure?.reference}`)).toBeVisible();
});
