import { call, configureApi } from '@sopaan/api-client/call';
import { changePasswordEndpoint } from '@sopaan/schemas/account-password';
import { connectSession, startSession, endSession } from './actions';
import { sessionStore } from './session';

const tokenOf = (sub: string, sid: string) => `e30.${btoa(JSON.stringify({ sub, sid }))}.s`;
const asha = tokenOf('asha', '1');
const ravi = tokenOf('ravi', '2');

function otherTabStores(token: string): void {
  localStorage.setItem('token', token);
  dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
}

/** The statuses that the page goes through. */
function watch() {
  const seen: string[] = [];
  const stop = sessionStore.subscribe(({ status }) => seen.push(status));
  return { seen, stop };
}

/** An API that finds every token too old but `valid`; what it answers to a refresh is up to the test. */
function api(valid: string, refreshed: () => string) {
  const sent: Array<string | null> = [];
  configureApi({
    fetch: async (url, init) => {
      if (String(url).endsWith('refersh/access/token')) {
        return Response.json({ accessToken: refreshed() });
      }
      const token = new Headers(init?.headers).get('authorization')?.slice(7) ?? null;
      sent.push(token);
      return token === valid
        ? Response.json({ status: 'changed' })
        : Response.json({ error: { code: 'TokenExpiredError', message: 'old' } }, { status: 401 });
    },
  });
  return sent;
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

test('a renewed token of the same person is the same session', () => {
  const { seen, stop } = watch();
  otherTabStores(tokenOf('asha', '9'));
  expect(seen).toEqual(['member']);
  stop();
});

test('where somebody else has signed in, the first session ends before the second begins', async () => {
  jest.useFakeTimers();
  const { seen, stop } = watch();
  otherTabStores(ravi);
  expect(seen).toEqual(['guest']);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['guest', 'member']);
  expect(sessionStore.getState().token).toBe(ravi);
  stop();
  jest.useRealTimers();
});

test('what one person asked for is not sent as another', async () => {
  const sent = api(ravi, () => ravi);
  const asked = change();
  localStorage.setItem('token', ravi);
  await expect(asked).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(sent).toEqual([asha]);
  expect(localStorage.getItem('token')).toBe(ravi);
});

test('nor when the cookie turns out to be of another', async () => {
  const sent = api(ravi, () => ravi);
  await expect(change()).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(sent).toEqual([asha]);
  expect(sessionStore.getState().status).toBe('guest');
});

test('a call that comes back after sign-out asks for no new token', async () => {
  const refreshed = jest.fn(() => asha);
  api(ravi, refreshed);
  const asked = change();
  endSession();
  await expect(asked).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  expect(refreshed).not.toHaveBeenCalled();
});
