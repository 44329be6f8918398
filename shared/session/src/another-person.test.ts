import { call, configureApi } from '@sopaan/api-client/call';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';
import { connectSession, startSession, endSession } from './actions';
import { sessionStore } from './session';

const tokenOf = (sub: string, sid: string) => `e30.${btoa(JSON.stringify({ sub, sid }))}.s`;
const asha = tokenOf('asha', '1');
const ravi = tokenOf('ravi', '2');

function otherTabStores(token: string): void {
  localStorage.setItem('token', token);
  dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
}

/** Records the session statuses of the page. */
function recordStatuses() {
  const seen: string[] = [];
  const stop = sessionStore.subscribe(({ status }) => seen.push(status));
  return { seen, stop };
}

/** Fakes an API that accepts only the token `valid` and responds to a refresh with `refreshed()`. */
function api(valid: string, refreshed: () => string) {
  const sentTokens: Array<string | null> = [];
  configureApi({
    fetch: async (url, init) => {
      if (String(url).endsWith('refersh/access/token')) {
        return Response.json({ accessToken: refreshed() });
      }
      const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? null;
      sentTokens.push(token);
      return token === valid
        ? Response.json({ status: 'changed' })
        : Response.json({ error: { code: 'TokenExpiredError', message: 'old' } }, { status: 401 });
    },
  });
  return sentTokens;
}

const change = () =>
  call(changePasswordEndpoint, { currentPassword: 'correct horse', password: 'new password' });

let disconnect: () => void;
beforeEach(() => {
  disconnect = connectSession();
  startSession(asha);
});
afterEach(() => {
  disconnect();
  endSession();
});

test('a renewed token of the same account keeps the session', () => {
  const { seen, stop } = recordStatuses();
  otherTabStores(tokenOf('asha', '9'));
  expect(seen).toEqual(['member']);
  stop();
});

test('when another account logs in, the first session ends before the second starts', async () => {
  jest.useFakeTimers();
  const { seen, stop } = recordStatuses();
  otherTabStores(ravi);
  expect(seen).toEqual(['guest']);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['guest', 'member']);
  expect(sessionStore.getState().token).toBe(ravi);
  stop();
  jest.useRealTimers();
});

test('does not retry a call of one account with the token of another', async () => {
  const sentTokens = api(ravi, () => ravi);
  const pending = change();
  localStorage.setItem('token', ravi);
  await expect(pending).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(sentTokens).toEqual([asha]);
  expect(localStorage.getItem('token')).toBe(ravi);
});

test('does not retry a call when the refresh cookie belongs to another account', async () => {
  const sentTokens = api(ravi, () => ravi);
  await expect(change()).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(sentTokens).toEqual([asha]);
  expect(sessionStore.getState().status).toBe('guest');
});

test('a call rejected after logout does not refresh the token', async () => {
  const refreshed = jest.fn(() => asha);
  api(ravi, refreshed);
  const pending = change();
  endSession();
  await expect(pending).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(refreshed).not.toHaveBeenCalled();
});
