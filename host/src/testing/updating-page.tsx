import { bus } from '@sopaan/events/bus';
import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Link, createBrowserRouter, useNavigate } from 'react-router';
import { prepareUpdates } from '../updates/start-updates';
import { updateStore } from '../updates/update-store';
import { fakeEdge, type FakeEdge } from './fake-edge';
import { aRelease, fakeScripts, heading } from './fake-releases';
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

/** A tab with a page that watches for another set, which is there from the start. */
export interface Tab {
  edge: FakeEdge;
  /** Documents that the tab was told to load, oldest first. */
  loads: string[];
  pass: (ms: number) => void;
  open: (queryClient?: QueryClient) => Promise<ReturnType<typeof openPage>>;
  /** Closes the page; the tab stays. */
  close: () => void;
  comeBack: () => Promise<void>;
  hide: () => Promise<void>;
  go: (link: string) => Promise<void>;
  /** How often the page has looked for another set. */
  looks: () => number;
}

export function openTab(): Tab {
  const edge = fakeEdge();
  edge.set = () => ({ set: 'ba9876543210', environment: 'production' });
  fakeScripts();
  sessionStorage.clear();
  updateStore.setState({ offered: false, why: '' });
  let seen: DocumentVisibilityState = 'visible';
  let now = 1_800_000_000_000;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => run());
  const loads: string[] = [];
  const closing = listeningToDocument();

  const turn = async (to: DocumentVisibilityState) => {
    seen = to;
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settled();
  };

  return {
    edge,
    loads,
    pass: (ms) => (now += ms),
    async open(queryClient = new QueryClient()) {
      history.replaceState(null, '', '/shelf');
      const set = aSet(aRelease({ screens: { shelf: heading(Shelf), book: heading(Book) } }));
      const reload = () => loads.push('reload');
      const updates = prepareUpdates({ set: set.set, queryClient, reload });
      const page = openPage(set, {
        url: '/shelf',
        leave: updates.leave,
        queryClient,
        makeRouter: (routes) => createBrowserRouter(routes, { window: windowOf(loads) }),
      });
      updates.start(page.router);
      closing.push(
        () => page.unmount(),
        () => page.router.dispose(),
      );
      await screen.findByRole('heading', { name: 'Shelf' });
      await settled();
      return page;
    },
    close: () => closing.splice(0).forEach((close) => close()),
    comeBack: () => turn('visible'),
    hide: () => turn('hidden'),
    async go(link) {
      await act(async () => screen.getByRole('link', { name: link }).click());
      await settled();
    },
    looks: () => edge.asked.filter((url) => url === '/-/set').length,
  };
}

/** What was begun has been answered and drawn. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export async function quizRuns(busy: boolean): Promise<void> {
  const reason = 'A quiz is running';
  await act(async () =>
    bus.publish('activity:changed', { remote: 'learn', task: 'quiz', busy, reason }),
  );
}

/** A page listens for as long as it lives; in a test it is closed before another one opens. */
function listeningToDocument(): Array<() => void> {
  const closing: Array<() => void> = [];
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((...given: Parameters<typeof add>) => {
      add(...given);
      closing.push(() => document.removeEventListener(...given));
    });
  return closing;
}

/** The browser's window, but for loading documents. */
function windowOf(loads: string[]): Window {
  const { location: place } = globalThis;
  const counted = (verb: string) => (url: string) => loads.push(`${verb} ${url}`);
  const counting = new Proxy<object>(
    { assign: counted('assign'), replace: counted('replace') },
    { get: (own, key) => Reflect.get(own, key) ?? Reflect.get(place, key) },
  );
  return new Proxy(window, {
    get: (real, key) => (key === 'location' ? counting : Reflect.get(real, key)),
  });
}
