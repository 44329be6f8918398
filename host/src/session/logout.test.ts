import { ApiError } from '@sopaan/api-client/api-error';
import { configureApi } from '@sopaan/api-client/call';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint } from '@sopaan/schemas/account/account';
import { startSession } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { handleLogoutRequests } from './logout';

const events: { toasts: Array<EventPayload<'toast:requested'>>; targets: string[] } = {
  toasts: [],
  targets: [],
};
bus.subscribe('toast:requested', (toast) => events.toasts.push(toast));
bus.subscribe('navigation:requested', ({ to }) => events.targets.push(to));
handleLogoutRequests();

function logInMember() {
  const network = fakeNetwork().on(logoutEndpoint, () => ({ status: 'ok' }));
  configureApi({ fetch: network.fetch });
  startSession('T1');
  return network;
}

beforeEach(() => {
  events.toasts = [];
  events.targets = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const toastTexts = () => events.toasts.map(({ kind, message }) => `${kind}: ${message}`);
const key = 'logout';

test('[HO-052] shows a loading toast while logging out', () => {
  logInMember();
  bus.publish('logout:requested', {});
  expect(events.toasts).toEqual([{ key, kind: 'loading', message: 'Logging out...' }]);
  expect(localStorage.getItem('token')).toBe('T1');
  return jest.advanceTimersByTimeAsync(0);
});

test('[HO-053] [HO-054] a logout removes the token, shows a green toast, and opens the home page after 1000 ms', async () => {
  logInMember();
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(999);
  expect(events.toasts.at(-1)).toEqual({
    key,
    kind: 'success',
    message: 'Logout successful! Redirecting...',
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStore.getState().status).toBe('guest');
  expect(events.targets).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events.targets).toEqual(['/']);
});

test('a quiet logout shows no toast, removes the token and opens the home page', async () => {
  logInMember();
  bus.publish('logout:requested', { quiet: true });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(events.toasts).toEqual([]);
  expect(localStorage.getItem('token')).toBeNull();
  expect(events.targets).toEqual(['/']);
});

test('a quiet logout that fails is shown', async () => {
  const network = logInMember();
  network.on(logoutEndpoint, () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }));
  bus.publish('logout:requested', { quiet: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(toastTexts()).toEqual(['error: Something went wrong!']);
  expect(localStorage.getItem('token')).toBe('T1');
});

test('[HO-055] a rejected logout shows the server’s message in red and keeps the token', async () => {
  const network = logInMember();
  const message = 'The site is being maintained.';
  network.on(
    logoutEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, message, origin: 'server' }),
  );
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(5_000);
  expect(toastTexts()).toEqual(['loading: Logging out...', `error: ${message}`]);
  expect(localStorage.getItem('token')).toBe('T1');
  expect(events.targets).toEqual([]);
});

test('[HO-055] without a response of the server it shows: Something went wrong!', async () => {
  const network = logInMember();
  network.on(logoutEndpoint, () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }));
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(0);
  expect(toastTexts()).toEqual(['loading: Logging out...', 'error: Something went wrong!']);
  expect(localStorage.getItem('token')).toBe('T1');
});

test('two requests to log out cause one logout', async () => {
  const network = logInMember();
  bus.publish('logout:requested', {});
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(0);
  expect(network.calls).toEqual(['POST /api/logout']);
});
