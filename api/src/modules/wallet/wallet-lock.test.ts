import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import {
  getWalletEndpoint,
  lockWalletEndpoint,
  restoreFileEndpoint,
  unlockWalletEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { aPng } from '../../files/image/testing/pictures';
import { send } from '../../testing/call';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { clearLimits } from '../accounts/sign-up/testing/sign-up';
import { startSession } from '../accounts/sessions/sessions.repository';
import { addJob } from '../jobs/testing/job';
import { addWalletFiles } from './testing/wallet';

const api = testApp();
beforeEach(() => clearLimits(api));

const SLOT = 'panCard';
const LOCKED = { status: 403, code: 'WALLET_LOCKED' };

async function memberWithDocuments() {
  const member = await api.signUp();
  const wallet = await addWalletFiles(api, member, SLOT, 2);
  const { headers } = await send(api.app, getWalletEndpoint, {}, member.token);
  return {
    ...member,
    fileId: wallet.documents[0]?.fileId ?? '',
    earlierId: wallet.earlier[0]?.fileId ?? '',
    cookie: String(headers['set-cookie']).split(';')[0] ?? '',
  };
}

/** Headers of browsers and proxies that have a part of a file, or an earlier response. */
const CACHE_HEADERS: ReadonlyArray<Record<string, string>> = [
  { range: 'bytes=0-9' },
  { range: 'bytes=0-9', 'if-range': 'Wed, 25 Nov 2026 00:00:00 GMT' },
  { 'if-modified-since': 'Wed, 25 Nov 2026 00:00:00 GMT' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"an-etag"' },
];

function openFile(
  fileId: string,
  cookie: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const url = `/api/wallet/files/${fileId}`;
  return api.app.inject({ method, url, headers: { ...headers, cookie } });
}

const lock = (token: string) => api.call(lockWalletEndpoint, {}, token);
const unlock = (token: string) =>
  api.call(unlockWalletEndpoint, { password: TEST_PASSWORD }, token);
const setIdle = (userId: string, seconds: number) =>
  api.database.query(
    'update sessions set wallet_used_at = now() - make_interval(secs => $2) where user_id = $1',
    [userId, seconds],
  );

test('[PF-033] after a log-in the wallet is unlocked; the toggle locks it, the password unlocks it', async () => {
  const { token } = await api.signUp();
  expect(await api.call(getWalletEndpoint, {}, token)).toMatchObject({ documents: [] });
  await lock(token);
  expect(await api.rejection(getWalletEndpoint, {}, token)).toMatchObject(LOCKED);
  await unlock(token);
  expect(await api.call(getWalletEndpoint, {}, token)).toMatchObject({ documents: [] });
});

// `access-table.test.ts` checks that each call of the wallet that the API declares is refused.
test('[PF-033] a locked wallet gives no name, preview or file, whatever is sent along or asked for', async () => {
  const { token, fileId, earlierId, cookie } = await memberWithDocuments();
  await lock(token);
  const calls = [
    openFile(earlierId, cookie),
    openFile('unknown', cookie),
    ...CACHE_HEADERS.map((headers) => openFile(fileId, cookie, headers)),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: { code: 'WALLET_LOCKED' } });
    expect(response.body).not.toContain('file-');
  }
  const head = await openFile(fileId, cookie, {}, 'HEAD');
  expect(head.statusCode).toBe(403);
  expect(head.headers).not.toHaveProperty('content-disposition');
  const user = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(user).toMatchObject({ documents: [], isWalletLocked: true });
  const { data } = await api.call(exportAccountEndpoint, {}, token);
  expect(JSON.stringify(data)).not.toContain('file-');
  expect(data).toMatchObject({ wallet: { locked: expect.any(String) } });

  await unlock(token);
  expect((await openFile(fileId, cookie)).statusCode).toBe(200);
  expect(await api.call(getUserEndpoint, { requiredata: [] }, token)).toMatchObject({
    documents: [{ slot: SLOT, name: 'file-2.png' }],
  });
  expect((await api.call(exportAccountEndpoint, {}, token)).data).toMatchObject({
    wallet: { documents: [{ name: 'file-1.png' }, { name: 'file-2.png' }] },
  });
});

test('[PF-033] a locked wallet sends no document with a job application', async () => {
  const { token } = await memberWithDocuments();
  await addJob(api.database, { id: 'job-1' });
  const application = { id: 'job-1', documents: [SLOT] };
  await lock(token);
  expect(await api.rejection(applyEndpoint, application, token)).toMatchObject(LOCKED);
  await unlock(token);
  expect(await api.call(applyEndpoint, application, token)).toMatchObject({
    application: { sent: { documents: [{ slot: SLOT, name: 'file-2.png' }] } },
  });
});

test('[PF-033] the wallet locks itself after 10 minutes without use, and each use restarts the time', async () => {
  const { token, userId, fileId, cookie } = await memberWithDocuments();
  await setIdle(userId, 590);
  expect((await openFile(fileId, cookie)).statusCode).toBe(200);
  await setIdle(userId, 590);
  await api.call(getWalletEndpoint, {}, token);
  const [used] = await api.database.query<{ seconds: number }>(
    'select extract(epoch from now() - wallet_used_at) as seconds from sessions where user_id = $1',
    [userId],
  );
  expect(used?.seconds).toBeLessThan(60);
  await setIdle(userId, 601);
  expect(await api.rejection(getWalletEndpoint, {}, token)).toMatchObject(LOCKED);
  expect((await openFile(fileId, cookie)).statusCode).toBe(403);
});

test('[PF-033] the wallet is locked after the clock was set back, when its last use seems to be in the future', async () => {
  const { token, userId } = await memberWithDocuments();
  await setIdle(userId, -601);
  expect(await api.rejection(getWalletEndpoint, {}, token)).toMatchObject(LOCKED);
});

test('[PF-033] locking and unlocking the wallet affect their own session only', async () => {
  const { token, userId, fileId, cookie } = await memberWithDocuments();
  const session = await api.database.transaction((transaction) =>
    startSession(transaction, { id: userId, role: 'student' }),
  );
  const other = await api.app.accessTokens.issue(session);
  await lock(other);
  expect((await openFile(fileId, cookie)).statusCode).toBe(200);
  await lock(token);
  await unlock(other);
  expect((await openFile(fileId, cookie)).statusCode).toBe(403);
});

test('[PF-033] a wrong password is reported at its field, and attempts are limited', async () => {
  const { token } = await api.signUp();
  await lock(token);
  const attempt = (password: string) => api.rejection(unlockWalletEndpoint, { password }, token);
  for (let count = 0; count < 10; count += 1) {
    expect(await attempt('not it')).toMatchObject({
      status: 422,
      code: 'PASSWORD_WRONG',
      fields: { password: expect.any(String) },
    });
  }
  expect(await attempt(TEST_PASSWORD)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(await api.rejection(getWalletEndpoint, {}, token)).toMatchObject(LOCKED);
});

test('[PF-041] no response of a preview is served again from a cache', async () => {
  const { fileId, cookie } = await memberWithDocuments();
  for (const headers of CACHE_HEADERS) {
    const preview = await openFile(fileId, cookie, headers);
    expect(preview.statusCode).toBe(200);
    expect(preview.rawPayload).toEqual(aPng(102));
    expect(preview.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    for (const name of ['etag', 'last-modified', 'accept-ranges']) {
      expect(preview.headers).not.toHaveProperty(name);
    }
  }
});

test('[PF-041] a preview opens by the cookie of a live session only, and runs and caches nothing', async () => {
  const { userId, fileId, cookie } = await memberWithDocuments();
  const preview = await openFile(fileId, cookie);
  expect(preview.rawPayload).toEqual(aPng(102));
  expect(preview.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="file-2.png"; filename*=UTF-8''file-2.png`,
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
  });
  expect((await openFile(fileId, '')).statusCode).toBe(403);
  expect((await openFile(fileId, cookie.replace(/.$/, '_'))).statusCode).toBe(403);
  const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await openFile(fileId, cookie, fromElsewhere)).statusCode).toBe(403);

  const stranger = await memberWithDocuments();
  expect((await openFile(fileId, stranger.cookie)).statusCode).toBe(404);
  expect(await api.rejection(restoreFileEndpoint, { fileId }, stranger.token)).toMatchObject({
    status: 404,
  });
  await api.database.query('delete from sessions where user_id = $1', [userId]);
  expect((await openFile(fileId, cookie)).statusCode).toBe(403);
});
