import { loginEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import type { FastifyInstance } from 'fastify';
import { TEST_PASSWORD, type TestApp } from '../../../../testing/test-app';

/** Session requests for tests, which pass the cookies themselves instead of using a cookie jar. */
export function sessionCalls(api: TestApp) {
  const post = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
    postWith(api.app, path, { cookie, headers });

  return {
    post,
    refresh: (cookie?: string) => post(refreshTokenEndpoint.path, cookie),

    /** Starts a session of a new account, or of the given one. */
    async logIn(email?: string, headers: Record<string, string> = {}) {
      const account = email === undefined ? await newAccount(api) : { email };
      const response = await api.app.inject({
        method: 'POST',
        url: `/api/${loginEndpoint.path}`,
        headers,
        payload: { email: account.email, password: TEST_PASSWORD },
      });
      const { accessToken } = response.json<{ accessToken: string }>();
      const [user] = await api.database.query<{ userId: string }>(
        'select id as "userId" from users where email = $1',
        [account.email],
      );
      return {
        email: account.email,
        userId: String(user?.userId),
        token: accessToken,
        cookie: String(response.cookies.find(({ name }) => name === 'sopaan_refresh')?.value),
      };
    },

    /** Moves the use of all tokens into the past by that many seconds. */
    age: (seconds: number) =>
      api.database.query(
        'update refresh_tokens set used_at = used_at - make_interval(secs => $1)',
        [seconds],
      ),
  };
}

async function newAccount(api: TestApp) {
  const account = await api.signUp();
  await api.database.query('delete from sessions where user_id = $1', [account.userId]);
  return account;
}

interface Sent {
  cookie: string | undefined;
  headers: Record<string, string>;
}

async function postWith(app: FastifyInstance, path: string, { cookie, headers }: Sent) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...headers, ...(cookie !== undefined && { cookie: `sopaan_refresh=${cookie}` }) },
  });
  return { response, status: response.statusCode, next: response.cookies[0] };
}
