import { loginEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { TEST_PASSWORD, testApp } from './testing/test-app';

const HOUR_MS = 3_600_000;

const api = testApp();
afterEach(() => jest.useRealTimers());

/** Shifts the clock of this process, but not those of the database and of timers. */
function shiftClock(byMs: number): void {
  jest.useRealTimers();
  const now = Date.now() + byMs;
  const doNotFake = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ now, doNotFake: [...doNotFake] });
}

test.each([24 * HOUR_MS, -24 * HOUR_MS])(
  'a clock shift of %i ms and back neither ends sessions nor blocks logins',
  async (by) => {
    const { email } = await api.signUp();
    const post = (path: string, payload: object, headers = {}, cookies = {}) =>
      api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, cookies });
    const login = await post(loginEndpoint.path, { email, password: TEST_PASSWORD });
    let [cookie] = login.cookies;
    /** Refreshes the token like the client, then reads the user. */
    const read = async () => {
      const refreshed = await post(
        refreshTokenEndpoint.path,
        {},
        {},
        {
          sopaan_refresh: cookie?.value,
        },
      );
      expect(refreshed.statusCode).toBe(200);
      [cookie] = refreshed.cookies;
      const authorization = `Bearer ${refreshed.json().accessToken}`;
      const response = await post(getUserEndpoint.path, { requiredata: [] }, { authorization });
      return response.statusCode;
    };

    shiftClock(by);
    expect(await read()).toBe(200);
    const subscribed = await post(subscribeNewsletterEndpoint.path, { email });
    expect(subscribed.statusCode).toBe(200);
    shiftClock(0);
    expect(await read()).toBe(200);
  },
);
