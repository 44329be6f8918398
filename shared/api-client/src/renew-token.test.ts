import { endpoint, type EndpointAccess } from '@sopaan/schemas/api/endpoint';
import { object, string } from 'yup';
import { ApiError } from './api-error';
import { call } from './call';
import { configureApi, type ApiConfiguration } from './configuration';

const secret = (access: EndpointAccess = 'session') =>
  endpoint({
    method: 'POST',
    path: 'secret',
    access,
    request: object({}),
    response: object({ seenBy: string().required() }),
    summary: 'Returns the token that it received.',
  });

const expiredResponse = (): Response =>
  Response.json({ error: { code: 'TokenExpiredError', message: 'old' } }, { status: 401 });

/** Fakes a server that accepts only the token `valid`, and a browser that stores the token `stored`. */
function fakeApi(overrides: Partial<ApiConfiguration> = {}) {
  const seenTokens: Array<string | null> = [];
  const state = { stored: 'old', valid: 'new', refreshes: 0, ended: 0 };
  let isLoggedIn = true;
  configureApi({
    baseUrl: '',
    apiKey: 'web',
    getToken: () => (isLoggedIn ? state.stored : null),
    refresh: async () => {
      state.refreshes += 1;
      await Promise.resolve();
      state.stored = state.valid;
      return state.valid;
    },
    onSessionEnded: () => {
      isLoggedIn = false;
      state.ended += 1;
    },
    fetch: async (_url, init) => {
      const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? null;
      seenTokens.push(token);
      return token === null || token === state.valid
        ? Response.json({ seenBy: token ?? 'guest' })
        : expiredResponse();
    },
    ...overrides,
  });
  return { state, seenTokens };
}

test('[HO-047] retries a call once with a renewed token when the token has expired', async () => {
  const { state, seenTokens } = fakeApi();
  await expect(call(secret(), {})).resolves.toEqual({ seenBy: 'new' });
  expect(seenTokens).toEqual(['old', 'new']);
  expect(state.refreshes).toBe(1);
});

test('[HO-048] does not retry again when the retry fails with the same error', async () => {
  const { state, seenTokens } = fakeApi({ fetch: async () => expiredResponse() });
  await expect(call(secret(), {})).rejects.toMatchObject({ code: 'TokenExpiredError' });
  expect(state.refreshes).toBe(1);
  expect(seenTokens).toEqual([]);
});

test('ten concurrent calls with an expired token cause one refresh', async () => {
  const { state, seenTokens } = fakeApi();
  const responses = await Promise.all(Array.from({ length: 10 }, () => call(secret(), {})));
  expect(responses).toHaveLength(10);
  expect(state.refreshes).toBe(1);
  expect(seenTokens.filter((token) => token === 'new')).toHaveLength(10);
});

test('a call rejected while another one refreshed uses the new token without a refresh', async () => {
  const { state } = fakeApi();
  await call(secret(), {});
  let first = true;
  configureApi({
    baseUrl: '',
    apiKey: 'web',
    getToken: () => (first ? 'old' : 'new'),
    refresh: () => Promise.reject(new Error('not needed')),
    onSessionEnded: () => undefined,
    fetch: async () => {
      if (!first) return Response.json({ seenBy: 'new' });
      first = false;
      return expiredResponse();
    },
  });
  await expect(call(secret(), {})).resolves.toEqual({ seenBy: 'new' });
  expect(state.refreshes).toBe(1);
});

const tokenOf = (sub: string, id: string) => `e30.${btoa(JSON.stringify({ sub, id }))}.s`;

test.each([
  ['uses a newer token of the same account', tokenOf('asha', '2'), 1],
  ['does not use a newer token of another account', tokenOf('ravi', '2'), 0],
])('%s', async (_title, storedToken, repeated) => {
  const { state, seenTokens } = fakeApi();
  state.stored = tokenOf('asha', '1');
  state.valid = storedToken;
  const outcome = call(secret(), {});
  state.stored = storedToken;
  const [{ status }] = await Promise.allSettled([outcome]);
  expect(status).toBe(repeated === 1 ? 'fulfilled' : 'rejected');
  expect(seenTokens).toHaveLength(1 + repeated);
  expect(state).toMatchObject({ refreshes: 0, ended: 0 });
});

test('with Web Locks, a tab that waited uses the token of the tab that refreshed', async () => {
  const lockNames: string[] = [];
  const { state } = fakeApi();
  const request = async (name: string, task: () => Promise<string>): Promise<string> => {
    lockNames.push(name);
    state.stored = state.valid; // the other tab, while this one waited
    return task();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(call(secret(), {})).resolves.toEqual({ seenBy: 'new' });
  expect(lockNames).toEqual(['sopaan.token-refresh']);
  expect(state.refreshes).toBe(0);
  Reflect.deleteProperty(navigator, 'locks');
});

const rejectAsEnded = (): Promise<string> =>
  Promise.reject(new ApiError({ code: 'SESSION_ENDED', status: 401, origin: 'server' }));

test('a rejected refresh ends the session once for all calls that waited for it', async () => {
  const { state } = fakeApi({ refresh: rejectAsEnded });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => call(secret(), {})));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(state.ended).toBe(1);
});

test('a call that guests may make continues without a token when the session has ended', async () => {
  const { seenTokens } = fakeApi({ refresh: rejectAsEnded });
  await expect(call(secret('optional'), {})).resolves.toEqual({ seenBy: 'guest' });
  expect(seenTokens).toEqual(['old', null]);
});

test('a refresh that fails for lack of network does not end the session', async () => {
  const down = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
  const { state } = fakeApi({ refresh: () => Promise.reject(down) });
  await expect(call(secret(), {})).rejects.toBe(down);
  expect(state.ended).toBe(0);
});

test('[HO-049] another error causes no refresh', async () => {
  const { state } = fakeApi({
    fetch: async () =>
      Response.json({ error: { code: 'FORBIDDEN', message: 'no' } }, { status: 403 }),
  });
  await expect(call(secret(), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(state.refreshes).toBe(0);
});
