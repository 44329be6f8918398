import { ApiError } from '@sopaan/api-client/api-error';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  broken,
  failed,
  openBrowser,
  shelfIs,
  shown,
  sound,
  type Browser,
} from '../testing/broken-page';
import { aRelease, heading } from '../testing/fake-releases';
import { HOST_RELEASE } from '../testing/open-page';
import { hostScreens } from './host-screens';
import { startLinkPrefetch } from './link-prefetch';

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});

test('a screen that has stood keeps its failure in its region', async () => {
  function Shelf() {
    const [on, setOn] = useState(false);
    return on ? broken() : <button onClick={() => setOn(true)}>Break</button>;
  }
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  browser.open(aRelease(shelfIs(Shelf)), aRelease(sound));
  await act(() => jest.advanceTimersByTimeAsync(500));
  await act(() => jest.advanceTimersByTimeAsync(500));
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  jest.useRealTimers();
  expect(await failed()).toHaveAccessibleName('The shelf could not be shown');
  expect(browser.edge.asked).toEqual([]);
  expect(browser.edge.failures).toMatchObject([{ phase: 'render', replacedBy: '' }]);
});

test('data that fails costs its region only, whoever asks for it', async () => {
  const refused = () => {
    throw new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  };
  const loader = () =>
    Promise.reject(new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }));
  const present = aRelease({
    screens: {
      shelf: heading(refused),
      book: () => Promise.resolve({ Component: () => null, loader }),
    },
  });
  const { router } = browser.open(present, aRelease(sound));
  await failed();
  await act(() => router.navigate('/book/1'));
  expect(await failed()).toHaveAccessibleName('The book could not be shown');
  expect(browser.edge.asked).toEqual([]);
  const phases = () => browser.edge.failures.map(({ phase }) => phase);
  await waitFor(() => expect(phases()).toEqual(['data', 'data']));
});

test('pointing at a link to a broken remote shows and tells nothing; going there does, once', async () => {
  const { edge, scripts, open } = browser;
  const present = aRelease('missing');
  const { router, routes } = open(present, aRelease(sound), '/auth/login');
  await screen.findByRole('heading', { level: 1 });
  startLinkPrefetch(routes);
  const link = document.createElement('a');
  link.href = '/shelf';
  document.body.append(link);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(scripts).toEqual([present.release]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  link.remove();
  expect(edge.asked).toEqual([]);
  expect(edge.failures).toEqual([]);
  expect(browser.alerts()).toBe(0);
  await act(() => router.navigate('/shelf'));
  await shown('Last good shelf');
  expect(edge.failures).toHaveLength(1);
});

test('the screens of the host step down to nothing', async () => {
  jest.spyOn(hostScreens, 'login').mockResolvedValue({ Component: broken });
  browser.open(aRelease(sound), aRelease(sound), '/auth/login');
  await failed();
  expect(browser.edge.asked).toEqual([]);
  expect(browser.edge.failures).toMatchObject([{ remote: 'host', release: HOST_RELEASE }]);
});
