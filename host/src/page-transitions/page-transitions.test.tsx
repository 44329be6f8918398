import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { fakeEdge } from '../testing/fake-edge';
import { aRelease, fakeScripts, lazyScreen } from '../testing/fake-releases';
import { aSet, openPage } from '../testing/open-page';
import { MAX_WAIT_MS } from './page-transitions';
import { preparePageTransitions } from './prepare-page-transitions';

/** The view transitions of a browser that captures the page when told to. */
interface Browser {
  transitions: Array<{ capture: () => void; isSkipped: boolean; isRendered: boolean }>;
  styles: string[];
}

function fakeBrowser(): Browser {
  const browser: Browser = { transitions: [], styles: [] };
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => run());
  class FakeStyleSheet {
    replaceSync(rules: string) {
      browser.styles.push(rules);
    }
  }
  Reflect.set(globalThis, 'CSSStyleSheet', FakeStyleSheet);
  Reflect.set(document, 'adoptedStyleSheets', []);
  Reflect.set(document, 'startViewTransition', (update: () => Promise<void>) => {
    const transition = {
      isSkipped: false,
      isRendered: false,
      capture: () =>
        void update().then(() => {
          transition.isRendered = true;
        }),
    };
    browser.transitions.push(transition);
    const skipTransition = () => {
      transition.isSkipped = true;
    };
    return {
      ready: Promise.reject(new Error('skipped')),
      finished: new Promise(() => undefined),
      skipTransition,
    };
  });
  return browser;
}

const preferReducedMotion = () =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

async function open(browser?: Browser) {
  fakeEdge();
  fakeScripts();
  const screens = {
    shelf: lazyScreen(() => <h1>Shelf</h1>),
    book: lazyScreen(() => <h1>Book</h1>),
  };
  const page = openPage(aSet(aRelease({ screens })), {
    url: '/shelf',
    makeRouter: (routes) =>
      preparePageTransitions(createMemoryRouter(routes, { initialEntries: ['/shelf'] })),
  });
  await screen.findByRole('heading', { name: 'Shelf' });
  if (browser) await waitFor(() => expect(browser.styles).toHaveLength(1));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  return page;
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Reflect.deleteProperty(globalThis, 'CSSStyleSheet');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a change of the page is shown when the old page is captured, and the transition waits until it is rendered', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  await act(() => router.navigate('/book/1'));
  expect(heading()).toBe('Shelf');
  const [transition] = browser.transitions;
  await act(async () => transition?.capture());
  expect(heading()).toBe('Book');
  await act(() => jest.advanceTimersByTimeAsync(MAX_WAIT_MS));
  expect(transition).toMatchObject({ isRendered: true, isSkipped: false });
});

test('the frame keeps its place during a transition', async () => {
  const browser = fakeBrowser();
  await open(browser);
  for (const part of ['header', 'footer', 'nav']) {
    expect(browser.styles[0]).toMatch(
      new RegExp(`${part}\\[data-unit="host"\\] { view-transition-name:`),
    );
  }
});

test('a page that is not captured in time is shown without a transition', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  await act(() => router.navigate('/book/1'));
  await act(() => jest.advanceTimersByTimeAsync(MAX_WAIT_MS - 1));
  expect(browser.transitions).toMatchObject([{ isSkipped: false }]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(browser.transitions).toMatchObject([{ isSkipped: true }]);
  expect(heading()).toBe('Book');
});

test('a change of the query or hash only is shown at once', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  await act(() => router.navigate('/shelf?sort=new#end'));
  expect(browser.transitions).toEqual([]);
  expect(router.state.location.search).toBe('?sort=new');
});

test('nothing is animated for visitors who prefer reduced motion', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  preferReducedMotion();
  await act(() => router.navigate('/book/1'));
  expect(heading()).toBe('Book');
  expect(browser.transitions).toEqual([]);
});

test('Back with a gesture that the browser has animated itself is shown at once, other ways back are animated', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  const goBack = async (hasUAVisualTransition: boolean) => {
    await act(() => router.navigate('/book/1'));
    await act(async () => browser.transitions.pop()?.capture());
    dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition }));
    await act(() => router.navigate(-1));
  };
  await goBack(true);
  expect(heading()).toBe('Shelf');
  expect(browser.transitions).toEqual([]);
  await goBack(false);
  expect(browser.transitions).toHaveLength(1);
  await act(async () => browser.transitions[0]?.capture());
  expect(heading()).toBe('Shelf');
});

test('a browser without view transitions shows a new page at once', async () => {
  const { router } = await open();
  await act(() => router.navigate('/book/1'));
  expect(heading()).toBe('Book');
});

test('a press during a transition ends it', async () => {
  const browser = fakeBrowser();
  const { router } = await open(browser);
  await act(() => router.navigate('/book/1'));
  const [transition] = browser.transitions;
  await act(async () => transition?.capture());
  expect(transition?.isSkipped).toBe(false);
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(transition?.isSkipped).toBe(true);
});
