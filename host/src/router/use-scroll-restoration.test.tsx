import { act, render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

let triggerResize = (): void => undefined;
let scrollTargets: number[] = [];
let maxScroll = 900;

beforeEach(() => {
  scrollTargets = [];
  maxScroll = 900;
  jest.replaceProperty(window, 'scrollY', 0);
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation((_x?: unknown, y?: unknown) => {
    scrollTargets.push(Number(y));
    Reflect.set(window, 'scrollY', Math.min(Number(y), maxScroll));
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => {
        triggerResize = () => callback([], observer);
      },
      unobserve: () => undefined,
      disconnect: () => {
        triggerResize = () => undefined;
      },
    };
    return observer;
  });
});

afterEach(() => jest.useRealTimers());

function Page() {
  useScrollRestoration();
  return null;
}

/** Renders a page that was scrolled to 900 px and has been reloaded. */
function renderReloaded() {
  sessionStorage.setItem('sopaan-scroll', JSON.stringify({ 'the-key': 900 }));
  const initialEntries = [{ pathname: '/', key: 'the-key' }];
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries });
  render(<RouterProvider router={router} />);
  return router;
}

test('[HO-011] a reloaded page returns to its position as its content grows', () => {
  renderReloaded();
  expect(scrollTargets).toEqual([900]);
  triggerResize();
  expect(scrollTargets).toEqual([900, 900]);
});

test('[HO-011] the position is reached however late the content arrives, and corrected for four seconds afterwards', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  maxScroll = 300;
  renderReloaded();
  act(() => jest.advanceTimersByTime(60_000));
  maxScroll = 900;
  triggerResize();
  expect(window.scrollY).toBe(900);
  act(() => jest.advanceTimersByTime(3999));
  triggerResize();
  expect(scrollTargets).toEqual([900, 900, 900]);
  act(() => jest.advanceTimersByTime(1));
  triggerResize();
  expect(scrollTargets).toEqual([900, 900, 900]);
});

test.each(['wheel', 'touchstart', 'keydown'])(
  '[HO-011] scrolling to the position stops at the first %s',
  (action) => {
    renderReloaded();
    act(() => void dispatchEvent(new Event(action)));
    triggerResize();
    expect(scrollTargets).toEqual([900]);
  },
);

test('[HO-011] a navigation to a new page does not keep the scroll position', async () => {
  const router = renderReloaded();
  await act(() => router.navigate('/next'));
  triggerResize();
  expect(scrollTargets).toEqual([900, 0]);
});

test.each([
  ['reload', [900]],
  ['back_forward', [900]],
  ['navigate', []],
])('[HO-011] a document of the navigation type %s scrolls to %p', (type, expected) => {
  const { getEntriesByType } = performance;
  Reflect.set(performance, 'getEntriesByType', () => [{ type }]);
  renderReloaded();
  Reflect.set(performance, 'getEntriesByType', getEntriesByType);
  expect(scrollTargets).toEqual(expected);
});

test('[HO-011] [MK-014] a hash is scrolled to however late its element arrives, and again as the content grows', async () => {
  const scrolledTo: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/coding-interview#Faq'],
  });
  render(<RouterProvider router={router} />);
  expect(scrolledTo).toEqual([]);
  const section = document.createElement('section');
  section.id = 'Faq';
  await act(async () => document.body.append(section));
  expect(scrolledTo).toEqual([section]);
  triggerResize();
  expect(scrolledTo).toEqual([section, section]);
  act(() => void dispatchEvent(new Event('wheel')));
  triggerResize();
  expect(scrolledTo).toHaveLength(2);
  section.remove();
});
