import { configureApi } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { signedIn, signedOut } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { userStore } from '@sopaan/session/user';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router';
import { SessionEffects } from './session-effects';
import { startSession } from './start-session';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function openPrivatePage() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['documents'], ['private']);
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => (sessionStore.getState().status === 'guest' ? redirect('/login') : null),
      hydrateFallbackElement: <p>Loading...</p>,
      element: (
        <>
          <SessionEffects />
          <p>Private</p>
        </>
      ),
    },
    { path: '/login', element: <p>Please log in</p> },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(0);
  return queryClient;
}

beforeEach(() => {
  jest.useFakeTimers();
  signedIn('T1');
});
afterEach(() => jest.useRealTimers());

test('[HO-010] when the session ends in another tab, what it read is forgotten and the page left', async () => {
  startSession();
  const network = fakeNetwork().on(getUserEndpoint, () => aUser());
  configureApi({ fetch: network.fetch });
  const queryClient = await openPrivatePage();
  expect(screen.getByText('Private')).toBeVisible();
  localStorage.removeItem('token');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  });
  expect(queryClient.getQueryData(['documents'])).toBeUndefined();
  await pass(1_200);
  expect(screen.getByText('Please log in')).toBeVisible();
});

test('the record of the user is read when a session starts, and again when it has changed', async () => {
  signedOut();
  startSession();
  const network = fakeNetwork().on(getUserEndpoint, () => aUser());
  configureApi({ fetch: network.fetch });
  signedIn('T2');
  await pass(0);
  expect(userStore.getState().userData?._id).toBe('user-1');
  network.on(getUserEndpoint, () => aUser({ _id: 'user-2' }));
  bus.publish('profile:changed', { section: 'skills' });
  await pass(0);
  expect(userStore.getState().userData?._id).toBe('user-2');
});
