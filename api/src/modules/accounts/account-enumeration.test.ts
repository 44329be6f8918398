import argon2 from '@node-rs/argon2';
import { loginEndpoint } from '@sopaan/schemas/account/account';
import { forgotPasswordEndpoint } from '@sopaan/schemas/account/password';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { Queryable } from '../../database/database';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { openBrowser } from './testing/browser';
import { clearLimits, newPerson } from './sign-up/testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));
afterEach(() => jest.restoreAllMocks());

const VARYING_HEADERS = new Set(['date', 'x-request-id', 'set-cookie']);

/** Everything in a response by which a caller could tell two addresses apart, except timing. */
async function observe(endpoint: Endpoint, input: object, token?: string) {
  const statements = recordStatements();
  const verify = jest.spyOn(argon2, 'verify');
  const hash = jest.spyOn(argon2, 'hash');
  const response = await openBrowser(api).send(endpoint, input, token);
  const work = {
    statements,
    compared: verify.mock.calls.length,
    hashed: hash.mock.calls.length,
  };
  jest.restoreAllMocks();
  return {
    status: response.statusCode,
    body: { ...response.json<object>(), requestId: '' },
    headers: Object.entries(response.headers).filter(([name]) => !VARYING_HEADERS.has(name)),
    cookies: response.cookies.map((cookie) => ({ ...cookie, value: cookie.value.length })),
    work,
  };
}

/**
 * Records the SQL statements that run from now on, in order. Leaves out those of the general rate limit (the counters
 * `all:…`), which are written at irregular times.
 */
function recordStatements(): string[] {
  const statements: string[] = [];
  const { query, transaction } = api.database;
  const recorded =
    (target: Queryable['query']): Queryable['query'] =>
    (sql, values) => {
      if (!String(values?.[0]).startsWith('all:')) statements.push(sql);
      return target(sql, values);
    };
  jest.spyOn(api.database, 'query').mockImplementation(recorded(query));
  jest.spyOn(api.database, 'transaction').mockImplementation((work) =>
    transaction((inner) => {
      statements.push('begin');
      return work({ query: recorded(inner.query) });
    }),
  );
  return statements;
}

test('sign-up responds the same for an email address that already has an account', async () => {
  const { email } = await api.signUp();
  const unknown = await observe(signUpEndpoint, newPerson());
  const known = await observe(signUpEndpoint, { ...newPerson(), email });
  expect(known).toEqual(unknown);
  expect(unknown).toMatchObject({
    status: 200,
    body: { status: 'sent' },
    cookies: [{ name: 'sopaan_sign_up', value: 44 }],
    work: { hashed: 1, compared: 0 },
  });
  expect(unknown.work.statements.join('\n')).toMatch(
    /insert into email_links[^]*insert into outbox/,
  );
});

test('forgot-password responds the same for an email address without an account', async () => {
  const { email } = await api.signUp();
  const unknown = await observe(forgotPasswordEndpoint, { email: 'nobody@example.com' });
  expect(await observe(forgotPasswordEndpoint, { email })).toEqual(unknown);
  expect(unknown).toMatchObject({ status: 200, body: { status: 'sent' }, cookies: [] });
  expect(unknown.work.statements.join('\n')).toContain('insert into outbox');
});

test('login responds the same to a wrong password, an unknown email address, a pending sign-up and a deactivated account', async () => {
  const password = 'not the password';
  const unknown = await observe(loginEndpoint, { email: 'nobody@example.com', password });
  expect(unknown).toMatchObject({
    status: 401,
    body: { error: { code: 'INVALID_CREDENTIALS' } },
    cookies: [],
    work: { compared: 2, hashed: 0 },
  });
  const { email } = await api.signUp();
  expect(await observe(loginEndpoint, { email, password })).toEqual(unknown);

  const waiting = newPerson();
  await openBrowser(api).send(signUpEndpoint, waiting);
  expect(await observe(loginEndpoint, { email: waiting.email, password })).toEqual(unknown);

  const deactivated = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [
    deactivated.userId,
  ]);
  expect(
    await observe(loginEndpoint, { email: deactivated.email, password: TEST_PASSWORD }),
  ).toEqual(unknown);
});

test('[S4] once the login attempts are used up, the response is the same with and without an account', async () => {
  const password = 'not the password';
  const { email } = await api.signUp();
  const observations = [];
  for (const address of ['nobody@example.com', email]) {
    await clearLimits(api);
    await openBrowser(api).send(loginEndpoint, { email: address, password });
    await api.database.query('update rate_limits set hits = 30');
    observations.push(await observe(loginEndpoint, { email: address, password }));
  }
  const [unknown, known] = observations;
  expect(known).toEqual(unknown);
  expect(unknown).toMatchObject({
    body: { error: { code: 'LOGIN_LIMITED' } },
    cookies: [],
    work: { compared: 0, hashed: 0 },
  });
  expect(unknown?.work.statements.join('\n')).toContain('insert into outbox');
});

test('login with a pending sign-up does not reveal whether the email address already had an account', async () => {
  const { email } = await api.signUp();
  const knownPerson = { ...newPerson(), email };
  const unknown = newPerson();
  for (const person of [knownPerson, unknown]) await openBrowser(api).send(signUpEndpoint, person);
  const expected = await observe(loginEndpoint, unknown);
  expect(expected).toMatchObject({
    status: 403,
    body: { error: { code: 'EMAIL_UNVERIFIED' } },
    cookies: [{ name: 'sopaan_sign_up' }],
  });
  expect(await observe(loginEndpoint, knownPerson)).toEqual(expected);
});

test('changing to the email address of another account responds the same as changing to a free one', async () => {
  const { token } = await api.signUp();
  const { email } = await api.signUp();
  const requestChange = (address: string) =>
    observe(changeEmailEndpoint, { email: address, password: TEST_PASSWORD }, token);
  const free = await requestChange('free@example.com');
  expect(free).toMatchObject({ status: 200, body: { status: 'sent' } });
  expect(await requestChange(email)).toEqual(free);
});
