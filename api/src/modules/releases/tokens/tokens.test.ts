import { createHash } from 'node:crypto';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@sopaan/schemas/releases/token';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();

const create = (name: string, unit: string | null = null, by = TEST_DEPLOY_TOKEN) =>
  api.call(createTokenEndpoint, { name, unit }, by);
const list = async (by = TEST_DEPLOY_TOKEN) => (await api.call(listTokensEndpoint, {}, by)).tokens;
const revoke = (id: string) => api.call(revokeTokenEndpoint, { id }, TEST_DEPLOY_TOKEN);
const findByName = async (name: string) => (await list()).find((token) => token.name === name);

test('a token is shown once, works, and is stored as a hash only', async () => {
  const { token, secret } = await create('release-robot');
  expect(secret).toMatch(/^sopaan_deploy_[\w-]{43}$/);
  expect(token).toEqual({
    id: expect.any(String),
    name: 'release-robot',
    unit: null,
    createdAt: expect.stringMatching(/Z$/),
    createdBy: 'operator',
    lastUsedAt: null,
    revokedAt: null,
  });

  expect(JSON.stringify(await list(secret))).not.toContain(secret);
  const rows = await api.database.query(
    "select row_to_json(deploy_tokens)::text as kept, hash from deploy_tokens where name = 'release-robot'",
  );
  expect(JSON.stringify(rows)).not.toContain(secret.slice(-43));
  expect(rows).toMatchObject([{ hash: createHash('sha256').update(secret).digest() }]);
});

test('two active tokens cannot have the same name, and the names of the operator, the registry and admins are reserved', async () => {
  const { token } = await create('explore-team', 'explore');
  const rejection = { status: 409, code: 'CONFLICT', fields: { name: expect.any(String) } };
  for (const name of ['explore-team', 'operator', 'registry', 'admin']) {
    const input = { name, unit: null };
    expect(await api.rejection(createTokenEndpoint, input, TEST_DEPLOY_TOKEN)).toMatchObject(
      rejection,
    );
  }
  await revoke(token.id);
  expect(await create('explore-team', 'explore')).toMatchObject({ token: { unit: 'explore' } });
});

test('a revoked token is rejected at once and stays revoked', async () => {
  const { token, secret } = await create('short-lived');
  await list(secret);
  const { revokedAt } = await revoke(token.id);
  expect(revokedAt).toMatch(/Z$/);
  expect(await api.rejection(listTokensEndpoint, {}, secret)).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  });
  expect(await revoke(token.id)).toMatchObject({ revokedAt });
  expect(
    await api.rejection(revokeTokenEndpoint, { id: 'unknown' }, TEST_DEPLOY_TOKEN),
  ).toMatchObject({ status: 404 });
});

test('records the last use at most once a minute', async () => {
  const { token, secret } = await create('busy-robot');
  await list(secret);
  const first = (await findByName('busy-robot'))?.lastUsedAt;
  expect(first).toMatch(/Z$/);
  await list(secret);
  expect((await findByName('busy-robot'))?.lastUsedAt).toBe(first);

  await api.database.query(
    "update deploy_tokens set last_used_at = now() - interval '61 seconds' where id = $1",
    [token.id],
  );
  await list(secret);
  expect(Date.parse(String((await findByName('busy-robot'))?.lastUsedAt))).toBeGreaterThan(
    Date.now() - 30_000,
  );
});

test('logs each creation and revocation once, by the name of the token', async () => {
  const { token } = await create('logged-team', 'learn');
  await revoke(token.id);
  await revoke(token.id);
  const { items } = await api.call(listLogEndpoint, { limit: 2 }, TEST_DEPLOY_TOKEN);
  expect(items).toMatchObject([
    { action: 'revoke token', why: 'logged-team for learn', actor: 'operator' },
    { action: 'token', why: 'logged-team for learn', actor: 'operator' },
  ]);
});

test('a token of one unit cannot create, list or revoke tokens', async () => {
  const { token, secret } = await create('practice-team', 'practice');
  const rejection = { status: 403, code: 'FORBIDDEN' };
  expect(
    await api.rejection(createTokenEndpoint, { name: 'mine', unit: null }, secret),
  ).toMatchObject(rejection);
  expect(await api.rejection(listTokensEndpoint, {}, secret)).toMatchObject(rejection);
  expect(await api.rejection(revokeTokenEndpoint, { id: token.id }, secret)).toMatchObject(
    rejection,
  );
  expect(await findByName('mine')).toBeUndefined();
});

test('an admin can create tokens under the name of the admin', async () => {
  const { token, email } = await api.signUp('admin');
  expect(await create('by-an-admin', null, token)).toMatchObject({
    token: { createdBy: `admin ${email}` },
  });
});
