import { ApiError } from '@sopaan/api-client/api-error';
import { call, configureApi } from '@sopaan/api-client/call';
import { loginPath } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import { listSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { startSession, endSession } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { userStore } from '@sopaan/session/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, redirect, RouterProvider } from 'react-router-dom';
import { NavigationRequests } from '../router/navigation-requests';
import { logout } from './logout';
import { SessionEffects } from './session-effects';
import { initSession } from './init-session';

const advanceTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.s`;
const rejectionWith = (code: 'TokenExpiredError' | 'SESSION_ENDED') =>
  new ApiError({ code, status: 401, origin: 'server' });

const network = fakeNetwork();
const toasts: string[] = [];
const documents = { queryKey: ['documents'], queryFn: async () => 'Documents of the next one' };

const START = '/private?tab=one';
const LOGIN = loginPath(START);

function Private() {
  const { data } = useQuery({ ...documents, staleTime: Infinity });
  return <p>Private: {data}</p>;
}

/** Opens a private page in a router with a public page and the login page. */
async function openPrivatePage() {
  history.replaceState(null, '', START);
  const queryClient = new QueryClient();
  queryClient.setQueryData(documents.queryKey, 'Documents of Asha');
  queryClient.setQueryData(['inactive'], 'More of Asha');
  const frame = (
    <>
      <SessionEffects />
      <NavigationRequests />
      <Outlet />
    </>
  );
  const guard = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    return sessionStore.getState().status === 'guest'
      ? redirect(loginPath(pathname + search))
      : null;
  };
  const hydrateFallbackElement = <p>Loading...</p>;
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/private', loader: guard, hydrateFallbackElement, element: <Private /> },
          { path: '/auth/login', element: <p>Please log in</p> },
          { path: '/', element: <p>Home</p> },
        ],
      },
    ],
    { initialEntries: [START] },
  );
  const visited: string[] = [];
  let lastUrl = START;
  router.subscribe(({ location: { pathname, search } }) => {
    if (lastUrl === pathname + search) return;
    lastUrl = pathname + search;
    visited.push(lastUrl);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await advanceTime(0);
  expect(screen.getByText('Private: Documents of Asha')).toBeVisible();
  return { queryClient, visited };
}

function storeTokenInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
}

beforeAll(() => {
  configureApi({ fetch: network.fetch });
  initSession();
  bus.subscribe('toast:requested', ({ message }) => toasts.push(message));
});
beforeEach(() => {
  jest.useFakeTimers();
  toasts.length = 0;
  network
    .on(getUserEndpoint, () => aUser())
    .on(logoutEndpoint, () => ({ status: 'ok' }))
    .on(refreshTokenEndpoint, () => rejectionWith('SESSION_ENDED'))
    .on(listSessionsEndpoint, () => rejectionWith('TokenExpiredError'));
  startSession(tokenOf('asha'));
});
afterEach(() => {
  endSession();
  jest.useRealTimers();
});

test('[HO-010] when the session ends in another tab, its data is removed and the page left immediately', async () => {
  const { queryClient, visited } = await openPrivatePage();
  storeTokenInOtherTab(null);
  expect(queryClient.getQueryData(['inactive'])).toBeUndefined();
  await advanceTime(0);
  expect(screen.getByText('Please log in')).toBeVisible();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(visited).toEqual([LOGIN]);
});

test('[HO-054] the tab that logs out shows a toast and opens the home page, not the login page', async () => {
  const { queryClient, visited } = await openPrivatePage();
  const loggedOut = logout();
  await advanceTime(999);
  await loggedOut;
  expect(visited).toEqual([]);
  expect(toasts).toContain('Logout successful! Redirecting...');
  await advanceTime(1);
  await advanceTime(500);
  expect(visited).toEqual(['/']);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('[HO-051] a session that was ended on the server ends in the browser at the next call, which opens the login page', async () => {
  const { visited } = await openPrivatePage();
  let failure: unknown;
  void call(listSessionsEndpoint, {}).catch((error: unknown) => (failure = error));
  await advanceTime(0);
  expect(screen.getByText('Please log in')).toBeVisible();
  expect(visited).toEqual([LOGIN]);
  expect(toasts).toEqual(['Your session has ended. Please log in again.']);
  expect(failure).toMatchObject({ code: 'SESSION_ENDED' });
  expect(network.requests(listSessionsEndpoint)).toHaveLength(1);
  expect(localStorage.getItem('token')).toBeNull();
});

test('refreshes the token only once when the server also rejects the new token', async () => {
  await openPrivatePage();
  network.on(refreshTokenEndpoint, () => ({ accessToken: tokenOf('asha') }));
  let failure: unknown;
  void call(listSessionsEndpoint, {}).catch((error: unknown) => (failure = error));
  await advanceTime(60_000);
  expect(failure).toMatchObject({ code: 'TokenExpiredError' });
  expect(network.requests(refreshTokenEndpoint)).toHaveLength(1);
  expect(network.requests(listSessionsEndpoint)).toHaveLength(2);
});

test('[HO-010] when another user logs in in another tab, the data of the first one is removed', async () => {
  const { queryClient, visited } = await openPrivatePage();
  storeTokenInOtherTab(tokenOf('ravi'));
  await advanceTime(0);
  expect(screen.queryByText(/Documents of Asha/)).toBeNull();
  expect(visited).toEqual([LOGIN]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(sessionStore.getState().status).toBe('member');
});

test('[HO-010] a page restored from the back/forward cache after another user has logged in removes the data of the first one', async () => {
  const { visited } = await openPrivatePage();
  localStorage.setItem('token', tokenOf('ravi'));
  act(() => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await advanceTime(0);
  expect(screen.queryByText(/Documents of Asha/)).toBeNull();
  expect(visited).toEqual([LOGIN]);
});

/** The page enters the back/forward cache and is restored. */
function cacheAndRestore() {
  for (const type of ['pagehide', 'pageshow']) {
    dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  }
}

test('[S11] a page restored from the back/forward cache shows no data of a session that has ended', async () => {
  const { visited } = await openPrivatePage();
  network.on(getUserEndpoint, () => rejectionWith('TokenExpiredError'));
  act(cacheAndRestore);
  expect(screen.getByText(/Documents of Asha/)).not.toBeVisible();
  await advanceTime(0);
  expect(screen.queryByText(/Documents of Asha/)).toBeNull();
  expect(screen.getByText('Please log in')).toBeVisible();
  expect(visited).toEqual([LOGIN]);
});

test('[S11] a page restored from the back/forward cache is shown after the server has confirmed the session', async () => {
  const { visited } = await openPrivatePage();
  network.on(getUserEndpoint, () => aUser({ _id: 'user-1' }));
  act(cacheAndRestore);
  expect(screen.getByText(/Documents of Asha/)).not.toBeVisible();
  await advanceTime(0);
  expect(screen.getByText(/Documents of Asha/)).toBeVisible();
  expect(visited).toEqual([]);
});

test('the user is fetched when a session starts, and again when the profile has changed', async () => {
  endSession();
  startSession(tokenOf('asha'));
  await advanceTime(0);
  expect(userStore.getState().userData?._id).toBe('user-1');
  network.on(getUserEndpoint, () => aUser({ _id: 'user-2' }));
  bus.publish('profile:changed', { section: 'skills' });
  await advanceTime(0);
  expect(userStore.getState().userData?._id).toBe('user-2');
});
