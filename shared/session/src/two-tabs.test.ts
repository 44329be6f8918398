import type { call } from '@sopaan/api-client/call';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';

interface Tab {
  call: typeof call;
  status: () => string;
}

const PAGE_SINGLETONS = ['sopaan.api.v1', 'sopaan.stores.v1', 'sopaan.events.v1'];

/** Opens a tab: with its own copy of every module and page singleton, but with the storage, locks and server of the browser. */
function openTab(server: typeof fetch): Tab {
  for (const key of PAGE_SINGLETONS) Reflect.deleteProperty(globalThis, Symbol.for(key));
  const tabs: Tab[] = [];
  jest.isolateModules(() => {
    const api =
      jest.requireActual<typeof import('@sopaan/api-client/call')>('@sopaan/api-client/call');
    const actions = jest.requireActual<typeof import('./actions')>('./actions');
    const { sessionStore } = jest.requireActual<typeof import('./session')>('./session');
    actions.connectSession();
    api.configureApi({ fetch: server });
    tabs.push({ call: api.call, status: () => sessionStore.getState().status });
  });
  const [tab] = tabs;
  if (!tab) throw new Error('The tab did not open');
  return tab;
}

/** A server that accepts the tokens it issued. `lostRefresh`: the number of the refresh whose response is lost. */
function aServer({ lostRefresh = 0, ended = false } = {}) {
  const valid = new Set<string>();
  const state = { refreshes: 0 };
  const server: typeof fetch = async (url, init) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (String(url).endsWith('refersh/access/token')) {
      state.refreshes += 1;
      if (ended) {
        const error = { code: 'SESSION_ENDED', message: 'Ended' };
        return Response.json({ error }, { status: 401 });
      }
      const accessToken = `T${state.refreshes + 1}`;
      valid.add(accessToken);
      if (state.refreshes === lostRefresh) throw new TypeError('fetch failed');
      return Response.json({ accessToken });
    }
    const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? '';
    if (valid.has(token)) return Response.json({ status: token });
    const error = { code: 'TokenExpiredError', message: 'old' };
    return Response.json({ error }, { status: 401 });
  };
  return { server, state };
}

/** Fakes Web Locks: one holder at a time, the others queue. */
function fakeLocks(): void {
  let queue = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => {
    const run = queue.then(task);
    queue = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

const changePassword = (tab: Tab) =>
  tab.call(changePasswordEndpoint, { currentPassword: 'correct horse', password: 'new password' });
const fiveCalls = (tab: Tab) => Array.from({ length: 5 }, () => changePassword(tab));

beforeEach(() => localStorage.setItem('token', 'T1'));
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('two tabs whose tokens expire at once refresh once and stay logged in', async () => {
  fakeLocks();
  const { server, state } = aServer();
  const tabs = [openTab(server), openTab(server)];
  const responses = await Promise.all(tabs.flatMap(fiveCalls));
  expect(responses).toEqual(Array.from({ length: 10 }, () => ({ status: 'T2' })));
  expect(state.refreshes).toBe(1);
  expect(localStorage.getItem('token')).toBe('T2');
  expect(tabs.map((tab) => tab.status())).toEqual(['member', 'member']);
});

test('without locks each tab refreshes at most once, and both stay logged in', async () => {
  const { server, state } = aServer();
  const tabs = [openTab(server), openTab(server)];
  await expect(Promise.all(tabs.flatMap(fiveCalls))).resolves.toHaveLength(10);
  expect(state.refreshes).toBeLessThanOrEqual(2);
  expect(localStorage.getItem('token')).toMatch(/^T[23]$/);
  expect(tabs.map((tab) => tab.status())).toEqual(['member', 'member']);
});

test('a lost refresh response lets the next tab refresh, and both stay logged in', async () => {
  fakeLocks();
  const { server, state } = aServer({ lostRefresh: 1 });
  const [first, second] = [openTab(server), openTab(server)];
  const outcomes = await Promise.allSettled([changePassword(first), changePassword(second)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await expect(changePassword(first)).resolves.toEqual({ status: 'T3' });
  expect(state.refreshes).toBe(2);
  expect([first.status(), second.status()]).toEqual(['member', 'member']);
});

test('a session ended elsewhere ends in both tabs, and each refreshes at most once', async () => {
  fakeLocks();
  const { server, state } = aServer({ ended: true });
  const tabs = [openTab(server), openTab(server)];
  const outcomes = await Promise.allSettled(tabs.flatMap(fiveCalls));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SESSION_ENDED' } });
  }
  expect(localStorage.getItem('token')).toBeNull();
  expect(state.refreshes).toBeLessThanOrEqual(2);
  dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
  expect(tabs.map((tab) => tab.status())).toEqual(['guest', 'guest']);
});
