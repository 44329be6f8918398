import {
  createPackEndpoint,
  getPacksEndpoint,
  getWalletActivityEndpoint,
  openPackEndpoint,
  openPackFileEndpoint,
  revokePackEndpoint,
} from '@sopaan/schemas/wallet/packs';
import {
  deleteDocumentEndpoint,
  lockWalletEndpoint,
  restoreFileEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { runCleanup } from '../../cleanup/cleanup';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { clearLimits } from '../accounts/sign-up/testing/sign-up';
import { addWalletFiles } from './testing/wallet';
import { walletCleanup } from './wallet.cleanup';

const api = testApp();
beforeEach(() => clearLimits(api));

const SLOT = 'panCard' as const;
const newPack = { receiver: 'City Bank', days: 7, slots: [SLOT] };
const list = (token: string) => api.call(getPacksEndpoint, {}, token);
const open = (token: string) => api.call(openPackEndpoint, { token });
const openFile = (token: string, fileId: string) =>
  send(api.app, openPackFileEndpoint, { token, fileId });

async function memberWithPack() {
  const member = await api.signUp();
  const { documents } = await addWalletFiles(api, member, SLOT, 1);
  await addWalletFiles(api, member, 'voterID', 1);
  const pack = { ...newPack, slots: [SLOT] };
  const { token: link } = await api.call(createPackEndpoint, pack, member.token);
  return { ...member, link, fileId: documents[0]?.fileId ?? '' };
}

test('a recipient opens the chosen documents only, and each opening is counted and logged', async () => {
  const { token, link, fileId } = await memberWithPack();
  // The documents are shared already, so the lock does not affect the recipient.
  await api.call(lockWalletEndpoint, {}, token);
  expect(await open(link)).toMatchObject({
    owner: 'Asha Rao',
    receiver: 'City Bank',
    documents: [{ fileId, slot: SLOT, name: 'file-1.png' }],
  });
  await open(link);
  const file = await openFile(link, fileId);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  });
  expect((await openFile(link, 'another')).statusCode).toBe(404);
  await api.database.query('update sessions set wallet_used_at = now()');
  const { packs, activity } = await list(token);
  expect(packs).toMatchObject([
    { receiver: 'City Bank', state: 'active', openingCount: 2, documents: [{ slot: SLOT }] },
  ]);
  expect(activity.map(({ action, document, count }) => [action, document, count])).toEqual([
    ['document-opened', 'file-1.png', 1],
    ['opened', null, 2],
    ['created', null, 1],
  ]);
});

test('however often a recipient opens a pack, the whole log can be read, page by page', async () => {
  const { token, userId, link } = await memberWithPack();
  const setAge = (age: string) =>
    api.database.query(`update wallet_activity set at = at - $2::interval where user_id = $1`, [
      userId,
      age,
    ]);
  for (let minute = 0; minute < 4; minute += 1) {
    for (let time = 0; time <= minute; time += 1) await open(link);
    await setAge('61 seconds');
  }
  const entries: [string, number][] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call(getWalletActivityEndpoint, { limit: 2, cursor }, token);
    entries.push(...page.items.map(({ action, count }): [string, number] => [action, count]));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(entries).toEqual([
    ['opened', 4],
    ['opened', 3],
    ['opened', 2],
    ['opened', 1],
    ['created', 1],
  ]);
});

test('an active link is listed and can be revoked, however many newer links are inactive', async () => {
  const { token, userId } = await memberWithPack();
  await api.database.query(
    `insert into wallet_packs (id, user_id, token_hash, receiver, expires_at, revoked_at)
     select gen_random_uuid(), $1, sha256(number::text::bytea), 'Former', now() + interval '1 day', now()
     from generate_series(1, 100) number`,
    [userId],
  );
  const { packs } = await list(token);
  expect(packs).toHaveLength(100);
  expect(packs[0]).toMatchObject({ receiver: 'City Bank', state: 'active' });
});

test('a revoked, expired or unknown link opens nothing, and its token is stored nowhere', async () => {
  const { token, link, fileId } = await memberWithPack();
  const { packs } = await list(token);
  const packId = packs[0]?.packId ?? '';
  const stranger = await api.signUp();
  expect(await api.rejection(revokePackEndpoint, { packId }, stranger.token)).toMatchObject({
    status: 404,
  });
  const rows = await api.database.query('select * from wallet_packs');
  expect(JSON.stringify(rows)).not.toContain(link);

  const revoked = await api.call(revokePackEndpoint, { packId }, token);
  expect(revoked.packs).toMatchObject([{ state: 'revoked' }]);
  expect(await api.rejection(openPackEndpoint, { token: link })).toMatchObject({
    status: 410,
    code: 'LINK_EXPIRED',
  });
  expect((await openFile(link, fileId)).statusCode).toBe(410);
  const other = await memberWithPack();
  await api.database.query('update wallet_packs set expires_at = now() where user_id = $1', [
    other.userId,
  ]);
  expect(await api.rejection(openPackEndpoint, { token: other.link })).toMatchObject({
    status: 410,
  });
  expect((await list(other.token)).packs).toMatchObject([{ state: 'expired' }]);
  expect(await api.rejection(openPackEndpoint, { token: 'A'.repeat(43) })).toMatchObject({
    status: 404,
    code: 'LINK_INVALID',
  });
});

test('a deleted document is removed from its packs, even if it is restored later', async () => {
  const { token, link, fileId } = await memberWithPack();
  const expectGone = async () => {
    expect((await open(link)).documents).toEqual([]);
    expect((await openFile(link, fileId)).statusCode).toBe(404);
    expect((await list(token)).packs).toMatchObject([{ documents: [] }]);
  };
  await api.call(deleteDocumentEndpoint, { slot: SLOT }, token);
  await expectGone();
  await api.call(restoreFileEndpoint, { fileId }, token);
  await expectGone();
});

test('a pack needs an unlocked wallet, a recipient and documents that are there', async () => {
  const { token } = await memberWithPack();
  expect(
    await api.rejection(createPackEndpoint, { receiver: ' ', days: 31, slots: [] }, token),
  ).toMatchObject({
    fields: { receiver: expect.anything(), days: expect.anything(), slots: expect.anything() },
  });
  expect(
    await api.rejection(createPackEndpoint, { ...newPack, receiver: 'தமிழ் வங்கி' }, token),
  ).toMatchObject({ status: 400, fields: { receiver: expect.stringContaining('Latin') } });
  expect(
    await api.rejection(createPackEndpoint, { ...newPack, slots: ['signature'] }, token),
  ).toMatchObject({ status: 400, fields: { slots: expect.any(String) } });
  expect((await list(token)).packs).toHaveLength(1);
  await api.call(lockWalletEndpoint, {}, token);
  for (const [endpoint, input] of [
    [createPackEndpoint, newPack],
    [getPacksEndpoint, {}],
    [revokePackEndpoint, { packId: 'any' }],
  ] as const) {
    expect(await api.rejection(endpoint, input, token)).toMatchObject({ code: 'WALLET_LOCKED' });
  }
});

test('packs are deleted 90 days after their end, entries of the log after a year', async () => {
  const { token, userId } = await memberWithPack();
  const age = (days: number) =>
    api.database.query(
      `update wallet_packs set expires_at = now() - make_interval(days => $2) where user_id = $1`,
      [userId, days],
    );
  const cleanUp = () =>
    runCleanup({ database: api.database, tasks: walletCleanup, log: { warn: fail } });
  await age(89);
  await cleanUp();
  expect((await list(token)).packs).toHaveLength(1);
  await age(91);
  await api.database.query(`update wallet_activity set at = now() - interval '366 days'`);
  await cleanUp();
  expect(await list(token)).toEqual({ packs: [], activity: [] });
});

function fail(...what: unknown[]): never {
  throw new Error(JSON.stringify(what));
}
