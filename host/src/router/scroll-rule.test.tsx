import { act, render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { useScrollRule } from './scroll-rule';

let grow = (): void => undefined;
let scrolled: number[] = [];

beforeEach(() => {
  scrolled = [];
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation((_x?: unknown, y?: unknown) => {
    scrolled.push(Number(y));
  });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = {
      observe: () => {
        grow = () => callback([], observer);
      },
      unobserve: () => undefined,
      disconnect: () => {
        grow = () => undefined;
      },
    };
    return observer;
  });
});

function Page() {
  useScrollRule();
  return null;
}

/** A page that was left at 900 px and is loaded again. */
function reloaded() {
  sessionStorage.setItem('sopaan-scroll', JSON.stringify({ 'the-key': 900 }));
  const initialEntries = [{ pathname: '/', key: 'the-key' }];
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries });
  render(<RouterProvider router={router} />);
  return router;
}

test('[HO-011] a page that is loaded again returns to its place as its content grows', () => {
  reloaded();
  expect(scrolled).toEqual([900]);
  grow();
  expect(scrolled).toEqual([900, 900]);
});

test.each(['wheel', 'touchstart', 'keydown'])(
  '[HO-011] the place is given up at the first %s',
  (action) => {
    reloaded();
    act(() => void dispatchEvent(new Event(action)));
    grow();
    expect(scrolled).toEqual([900]);
  },
);

test('[HO-011] the next page does not inherit the place', async () => {
  const router = reloaded();
  await act(() => router.navigate('/next'));
  grow();
  expect(scrolled).toEqual([900, 0]);
});

test.each([
  ['reload', [900]],
  ['back_forward', [900]],
  ['navigate', []],
])('[HO-011] a document of the navigation type %s scrolls to %p', (type, expected) => {
  const { getEntriesByType } = performance;
  Reflect.set(performance, 'getEntriesByType', () => [{ type }]);
  reloaded();
  Reflect.set(performance, 'getEntriesByType', getEntriesByType);
  expect(scrolled).toEqual(expected);
});
