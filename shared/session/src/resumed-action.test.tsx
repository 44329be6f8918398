import { ApiError } from '@sopaan/api-client/api-error';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startSession, endSession } from './actions';
import { useResumedAction } from './resumed-action';

const doneActions: string[] = [];
let run: (what: string) => unknown = (what) => doneActions.push(what);

function Like({ id }: { id: string }) {
  const like = useResumedAction(`like:${id}`, () => run(id), { action: 'like', title: id });
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
  const currentUrl = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** Does what the login page does after a login. */
  const logIn = async () => {
    const next = new URL(currentUrl(), 'http://site.invalid').searchParams.get('next') ?? '';
    act(() => startSession('T1'));
    await act(() => router.navigate(next, { replace: true }));
    return next;
  };
  return { router, currentUrl, clickButton, logIn };
}

beforeEach(() => {
  doneActions.length = 0;
  run = (what) => doneActions.push(what);
  sessionStorage.clear();
  endSession();
});

test('an action runs at once for a member', async () => {
  startSession('T1');
  const { clickButton, currentUrl } = open('/course/web?tab=reviews');
  await clickButton('Like c2');
  expect(doneActions).toEqual(['c2']);
  expect(currentUrl()).toBe('/course/web?tab=reviews');
});

test('[U6] an action sends a guest to the login page with its reason and back, and runs once', async () => {
  const { router, clickButton, currentUrl, logIn } = open('/course/web?tab=reviews#top');
  await clickButton('Like c2');
  expect(doneActions).toEqual([]);
  expect(router.state.location.state).toEqual({ reason: { action: 'like', title: 'c2' } });
  expect(currentUrl()).toMatch(/^\/auth\/login\?next=%2Fcourse%2Fweb%3Ftab%3Dreviews%26do%3Dlike/);
  const next = await logIn();
  expect(doneActions).toEqual(['c2']);
  expect(currentUrl()).toBe('/course/web?tab=reviews#top');
  // Opens the same URL again, as from the history or a bookmark.
  open(next);
  expect(doneActions).toEqual(['c2']);
});

test('an action does not run for a guest who returns without a session', async () => {
  const { router, clickButton, currentUrl } = open('/course/web');
  await clickButton('Like c1');
  const next = new URL(currentUrl(), 'http://site.invalid').searchParams.get('next') ?? '';
  await act(() => router.navigate(next));
  expect(currentUrl()).toBe('/course/web');
  act(() => startSession('T1'));
  await act(() => router.navigate(next));
  expect(doneActions).toEqual([]);
});

test.each(['like:c1', 'like:c1~', 'like:c1~b2a7c0de-0000-4000-8000-000000000000'])(
  'an action does not run for a link from elsewhere: do=%s',
  async (token) => {
    startSession('T1');
    const { currentUrl } = open(`/course/web?do=${token}&tab=reviews`);
    await act(async () => undefined);
    expect(doneActions).toEqual([]);
    expect(currentUrl()).toContain('tab=reviews');
  },
);

test('only the last of two actions runs after the login', async () => {
  const { router, clickButton, logIn } = open('/course/web');
  await clickButton('Like c1');
  await act(() => router.navigate(-1));
  await clickButton('Like c2');
  await logIn();
  expect(doneActions).toEqual(['c2']);
});

test('an action whose session has ended on the server runs after the login', async () => {
  startSession('T1');
  run = () =>
    Promise.reject(new ApiError({ code: 'SESSION_ENDED', status: 401, origin: 'server' }));
  const { clickButton, currentUrl, logIn } = open('/course/web');
  await clickButton('Like c1');
  act(() => endSession());
  expect(currentUrl()).toMatch(/^\/auth\/login\?next=%2Fcourse%2Fweb%3Fdo%3Dlike/);
  run = (what) => doneActions.push(what);
  await logIn();
  expect(doneActions).toEqual(['c1']);
  expect(currentUrl()).toBe('/course/web');
});
