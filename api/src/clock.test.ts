import { loginEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { TEST_PASSWORD, testApp } from './testing/test-app';

const HOUR = 3_600_000;

const api = testApp();
afterEach(() => jest.useRealTimers());

/** Sets the clock of this process; the database and all timers keep theirs. */
function leap(by: number): void {
  jest.useRealTimers();
  const now = Date.now() + by;
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

test.each([24 * HOUR, -24 * HOUR])(
  'a clock that leaps by %i ms, and back, signs nobody out and locks nobody out',
  async (by) => {
    const { email } = await api.signUp();
    const post = (path: string, payload: object, headers = {}, cookies = {}) =>
      api.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, cookies });
    const login = await post(loginEndpoint.path, { email, password: TEST_PASSWORD });
    let [cookie] = login.cookies;
    /** As the client does: refreshes when it is told that its token is too old. */
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
      const answer = await post(getUserEndpoint.path, { requiredata: [] }, { authorization });
      return answer.statusCode;
    };

    leap(by);
    expect(await read()).toBe(200);
    const subscribed = await post(subscribeNewsletterEndpoint.path, { email });
    expect(subscribed.statusCode).toBe(200);
    leap(0);
    expect(await read()).toBe(200);
  },
);
