import { ApiError } from '@sopaan/api-client/api-error';
import { configureApi } from '@sopaan/api-client/call';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { logoutEndpoint } from '@sopaan/schemas/account';
import { startSession } from '@sopaan/session/actions';
import { sessionStore } from '@sopaan/session/session';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { answerLogoutRequests } from './logout';

const heard: { toasts: Array<EventPayload<'toast:requested'>>; places: string[] } = {
  toasts: [],
  places: [],
};
bus.subscribe('toast:requested', (toast) => heard.toasts.push(toast));
bus.subscribe('navigation:requested', ({ to }) => heard.places.push(to));
answerLogoutRequests();

function member() {
  const network = fakeNetwork().on(logoutEndpoint, () => ({ status: 'ok' }));
  configureApi({ fetch: network.fetch });
  startSession('T1');
  return network;
}

beforeEach(() => {
  heard.toasts = [];
  heard.places = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const said = () => heard.toasts.map(({ kind, message }) => `${kind}: ${message}`);
const key = 'logout';

test('[HO-052] while the logout runs, a loading toast says so', () => {
  member();
  bus.publish('logout:requested', {});
  expect(heard.toasts).toEqual([{ key, kind: 'loading', message: 'Logging out...' }]);
  expect(localStorage.getItem('token')).toBe('T1');
  return jest.advanceTimersByTimeAsync(0);
});

test('[HO-053] [HO-054] a logout removes the token, says so in green, and leads home after 1000 ms', async () => {
  member();
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(999);
  expect(heard.toasts.at(-1)).toEqual({
    key,
    kind: 'success',
    message: 'Logout successful! Redirecting...',
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStore.getState().status).toBe('guest');
  expect(heard.places).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(heard.places).toEqual(['/']);
});

test('[HO-055] a refused logout says in red what the server said, and keeps the token', async () => {
  const network = member();
  const message = 'The books are being kept right now.';
  network.on(
    logoutEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, message, origin: 'server' }),
  );
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(5_000);
  expect(said()).toEqual(['loading: Logging out...', `error: ${message}`]);
  expect(localStorage.getItem('token')).toBe('T1');
  expect(heard.places).toEqual([]);
});

test('[HO-055] without an answer of the server it says: Something went wrong!', async () => {
  const network = member();
  network.on(logoutEndpoint, () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }));
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(0);
  expect(said()).toEqual(['loading: Logging out...', 'error: Something went wrong!']);
  expect(localStorage.getItem('token')).toBe('T1');
});

test('pressed twice, it logs out once', async () => {
  const network = member();
  bus.publish('logout:requested', {});
  bus.publish('logout:requested', {});
  await jest.advanceTimersByTimeAsync(0);
  expect(network.calls).toEqual(['POST /api/logout']);
});
