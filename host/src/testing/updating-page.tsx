import { bus } from '@sopaan/events/bus';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Link, createBrowserRouter, useNavigate } from 'react-router-dom';
import { prepareUpdates } from '../updates/prepare-updates';
import { updateStore } from '../updates/update-store';
import { fakeEdge, type FakeEdge } from './fake-edge';
import { aRelease, fakeScripts, lazyScreen } from './fake-releases';
import { aSet, openPage } from './open-page';

function Shelf() {
  const navigate = useNavigate();
  return (
    <>
      <h1>Shelf</h1>
      <Link to="/book/7?tab=a#part">Book</Link>
      <Link to="/book/7" replace>
        Book instead
      </Link>
      <Link to="/shelf?sort=new#end">Sorted</Link>
      <button onClick={() => void navigate('/book/7', { state: { from: 'shelf' } })}>
        With state
      </button>
      <input aria-label="Name" />
      <input aria-label="Search" type="search" />
      <input aria-label="Papers" type="file" />
    </>
  );
}
const Book = () => <h1>Book</h1>;

/** A browser tab with a page that checks for updates. The edge offers a newer set from the start. */
export interface Tab {
  edge: FakeEdge;
  /** Document loads that were started, oldest first. */
  loads: string[];
  advanceTime: (ms: number) => void;
  /** Sets the time of day back, as a correction of the device's clock does. */
  setClockBack: (ms: number) => void;
  open: (queryClient?: QueryClient) => Promise<ReturnType<typeof openPage>>;
  /** Closes the page, but not the tab. */
  close: () => void;
  showTab: () => Promise<void>;
  hideTab: () => Promise<void>;
  clickLink: (link: string) => Promise<void>;
  /** How often the page has checked for a newer set. */
  countChecks: () => number;
}

export function openTab(): Tab {
  const edge = fakeEdge();
  edge.set = () => ({ set: 'ba9876543210', environment: 'production' });
  fakeScripts();
  sessionStorage.clear();
  updateStore.setState({ offered: false, reason: '' });
  let visibility: DocumentVisibilityState = 'visible';
  let [passedMs, setBackMs] = [0, 0];
  const monotonic = performance.now.bind(performance);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(Date, 'now').mockImplementation(() => 1_800_000_000_000 + passedMs - setBackMs);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + passedMs);
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => run());
  const loads: string[] = [];
  const cleanups = trackDocumentListeners();

  const setVisibility = async (to: DocumentVisibilityState) => {
    visibility = to;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitUntilSettled();
  };

  return {
    edge,
    loads,
    advanceTime: (ms) => (passedMs += ms),
    setClockBack: (ms) => (setBackMs += ms),
    async open(queryClient = new QueryClient()) {
      history.replaceState(null, '', '/shelf');
      const set = aSet(aRelease({ screens: { shelf: lazyScreen(Shelf), book: lazyScreen(Book) } }));
      const reload = () => loads.push('reload');
      const updates = prepareUpdates({ setId: set.set, queryClient, reload });
      const page = openPage(set, {
        url: '/shelf',
        redirectToUpdate: updates.redirectToUpdate,
        queryClient,
        makeRouter: (routes) => createBrowserRouter(routes, { window: recordingWindow(loads) }),
      });
      updates.start(page.router);
      cleanups.push(
        () => page.unmount(),
        () => page.router.dispose(),
      );
      await screen.findByRole('heading', { name: 'Shelf' });
      await waitUntilSettled();
      return page;
    },
    close: () => cleanups.splice(0).forEach((close) => close()),
    showTab: () => setVisibility('visible'),
    hideTab: () => setVisibility('hidden'),
    async clickLink(link) {
      await act(async () => screen.getByRole('link', { name: link }).click());
      await waitUntilSettled();
    },
    countChecks: () => edge.requests.filter((url) => url === '/-/set').length,
  };
}

/** Waits until pending requests have been answered and rendered. */
export const waitUntilSettled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export async function setQuizRunning(busy: boolean): Promise<void> {
  const reason = 'A quiz is running';
  await act(async () =>
    bus.publish('activity:changed', { remote: 'learn', task: 'quiz', busy, reason }),
  );
}

/** Collects the document's listeners, so that a test can close a page before it opens another. */
function trackDocumentListeners(): Array<() => void> {
  const cleanups: Array<() => void> = [];
  const add = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    add(...args);
    cleanups.push(() => document.removeEventListener(...args));
  });
  return cleanups;
}

/** The browser's window, except that document loads are only recorded. */
function recordingWindow(loads: string[]): Window {
  const { location: realLocation } = globalThis;
  const record = (verb: string) => (url: string) => loads.push(`${verb} ${url}`);
  const recordingLocation = new Proxy<object>(
    { assign: record('assign'), replace: record('replace') },
    { get: (own, key) => Reflect.get(own, key) ?? Reflect.get(realLocation, key) },
  );
  return new Proxy(window, {
    get: (real, key) => (key === 'location' ? recordingLocation : Reflect.get(real, key)),
  });
}
