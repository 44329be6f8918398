import { ApiError } from '@sopaan/api-client/api-error';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { startSession, endSession } from './actions';
import { useResumedAction } from './resumed-action';

const done: string[] = [];
let run: (what: string) => unknown = (what) => done.push(what);

function Like({ id }: { id: string }) {
  const like = useResumedAction(`like:${id}`, () => run(id));
  return <button onClick={like}>Like {id}</button>;
}

function open(url: string) {
  const page = (
    <>
      <Like id="c1" />
      <Like id="c2" />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/course/:id', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/', url] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const address = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** What the login page does when it is done. */
  const logIn = async () => {
    const next = new URL(address(), 'http://site.invalid').searchParams.get('next') ?? '';
    act(() => startSession('T1'));
    await act(() => router.navigate(next, { replace: true }));
    return next;
  };
  return { router, address, press, logIn };
}

beforeEach(() => {
  done.length = 0;
  run = (what) => done.push(what);
  sessionStorage.clear();
  endSession();
});

test('a member’s press runs at once', async () => {
  startSession('T1');
  const { press, address } = open('/course/web?tab=reviews');
  await press('Like c2');
  expect(done).toEqual(['c2']);
  expect(address()).toBe('/course/web?tab=reviews');
});

test('a guest’s press leads to the login page, back to the place, and runs there once', async () => {
  const { press, address, logIn } = open('/course/web?tab=reviews#top');
  await press('Like c2');
  expect(done).toEqual([]);
  expect(address()).toMatch(/^\/auth\/login\?next=%2Fcourse%2Fweb%3Ftab%3Dreviews%26do%3Dlike/);
  const next = await logIn();
  expect(done).toEqual(['c2']);
  expect(address()).toBe('/course/web?tab=reviews#top');
  // The same address once more, from the history or a bookmark.
  open(next);
  expect(done).toEqual(['c2']);
});

test('who comes back without a session has asked for nothing', async () => {
  const { router, press, address } = open('/course/web');
  await press('Like c1');
  const next = new URL(address(), 'http://site.invalid').searchParams.get('next') ?? '';
  await act(() => router.navigate(next));
  expect(address()).toBe('/course/web');
  act(() => startSession('T1'));
  await act(() => router.navigate(next));
  expect(done).toEqual([]);
});

test.each(['like:c1', 'like:c1~', 'like:c1~b2a7c0de-0000-4000-8000-000000000000'])(
  'an address that somebody else made runs nothing: do=%s',
  async (mark) => {
    startSession('T1');
    const { address } = open(`/course/web?do=${mark}&tab=reviews`);
    await act(async () => undefined);
    expect(done).toEqual([]);
    expect(address()).toContain('tab=reviews');
  },
);

test('of two presses the last one counts', async () => {
  const { router, press, logIn } = open('/course/web');
  await press('Like c1');
  await act(() => router.navigate(-1));
  await press('Like c2');
  await logIn();
  expect(done).toEqual(['c2']);
});

test('when the session turns out to have ended, it runs after the login', async () => {
  startSession('T1');
  run = () =>
    Promise.reject(new ApiError({ code: 'SESSION_ENDED', status: 401, origin: 'server' }));
  const { press, address, logIn } = open('/course/web');
  await press('Like c1');
  act(() => endSession());
  expect(address()).toMatch(/^\/auth\/login\?next=%2Fcourse%2Fweb%3Fdo%3Dlike/);
  run = (what) => done.push(what);
  await logIn();
  expect(done).toEqual(['c1']);
  expect(address()).toBe('/course/web');
});
