import {
  createPackEndpoint,
  getPacksEndpoint,
  openPackEndpoint,
  openPackFileEndpoint,
  revokePackEndpoint,
} from '@sopaan/schemas/wallet/packs';
import {
  deleteDocumentEndpoint,
  getWalletEndpoint,
  removeFileEndpoint,
  restoreFileEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { clearLimits } from '../accounts/sign-up/testing/sign-up';
import { addWalletFiles } from './testing/wallet';

const api = testApp();
beforeEach(() => clearLimits(api));

const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };
const getWallet = (token: string) => api.call(getWalletEndpoint, {}, token);

/** A wallet with a current, a replaced and a deleted file, and a pack. */
async function memberWithEverything() {
  const member = await api.signUp();
  const { token } = member;
  await addWalletFiles(api, member, 'voterID', 1);
  await api.call(deleteDocumentEndpoint, { slot: 'voterID' }, token);
  const { documents, earlier } = await addWalletFiles(api, member, 'panCard', 2);
  const newPack = { receiver: 'City Bank', days: 7, slots: ['panCard' as const] };
  const { token: link } = await api.call(createPackEndpoint, newPack, token);
  const { packs } = await api.call(getPacksEndpoint, {}, token);
  const { headers } = await send(api.app, getWalletEndpoint, {}, token);
  return {
    token,
    link,
    packId: packs[0]?.packId ?? '',
    currentId: documents[0]?.fileId ?? '',
    fileIds: [...documents, ...earlier].map(({ fileId }) => fileId),
    cookie: String(headers['set-cookie']).split(';')[0] ?? '',
  };
}

const preview = (fileId: string, cookie: string) =>
  api.app.inject({ url: `/api/wallet/files/${fileId}`, headers: { cookie } });

test('[PF-040] [PF-041] a second account gets 404 for every file and version of the first, and changes none', async () => {
  const owner = await memberWithEverything();
  const stranger = await memberWithEverything();
  const before = await getWallet(owner.token);
  expect(owner.fileIds).toHaveLength(3);
  for (const fileId of owner.fileIds) {
    const seen = await preview(fileId, stranger.cookie);
    expect([seen.statusCode, seen.body.includes('file-')]).toEqual([404, false]);
    for (const endpoint of [restoreFileEndpoint, removeFileEndpoint]) {
      expect(await api.rejection(endpoint, { fileId }, stranger.token)).toMatchObject(NOT_FOUND);
    }
    expect((await preview(fileId, owner.cookie)).statusCode).toBe(200);
  }
  await api.call(deleteDocumentEndpoint, { slot: 'panCard' }, stranger.token);
  expect(await getWallet(owner.token)).toEqual(before);
});

test('a second account gets 404 for the pack of the first, and cannot add documents of the first to its own pack', async () => {
  const owner = await memberWithEverything();
  const stranger = await api.signUp();
  const revocation = { packId: owner.packId };
  expect(await api.rejection(revokePackEndpoint, revocation, stranger.token)).toMatchObject(
    NOT_FOUND,
  );
  const copy = { receiver: 'City Bank', days: 7, slots: ['panCard' as const] };
  expect(await api.rejection(createPackEndpoint, copy, stranger.token)).toMatchObject({
    fields: { slots: expect.any(String) },
  });
  expect(await api.call(getPacksEndpoint, {}, stranger.token)).toEqual({ packs: [], activity: [] });
  expect((await api.call(openPackEndpoint, { token: owner.link })).documents).toHaveLength(1);
});

test('the link of a pack gives no file outside of the pack: none of the wallet, and none of another pack', async () => {
  const owner = await memberWithEverything();
  const other = await memberWithEverything();
  const openFile = async (fileId: string) =>
    (await send(api.app, openPackFileEndpoint, { token: owner.link, fileId })).statusCode;
  const outside = [...owner.fileIds, ...other.fileIds].filter((id) => id !== owner.currentId);
  for (const fileId of outside) expect(await openFile(fileId)).toBe(404);
  expect(await openFile(owner.currentId)).toBe(200);
});

test('[PF-041] 30 days after its deletion a file is neither listed, shown nor restored, even before it is erased', async () => {
  const { token, cookie, currentId: fileId } = await memberWithEverything();
  await api.call(deleteDocumentEndpoint, { slot: 'panCard' }, token);
  const age = (days: number) =>
    api.database.query(
      'update wallet_files set deleted_at = now() - make_interval(days => $2) where id = $1',
      [fileId, days],
    );
  const isListed = async () =>
    (await getWallet(token)).earlier.some((file) => file.fileId === fileId);
  await age(29);
  expect([await isListed(), (await preview(fileId, cookie)).statusCode]).toEqual([true, 200]);
  await age(30);
  expect([await isListed(), (await preview(fileId, cookie)).statusCode]).toEqual([false, 404]);
  for (const endpoint of [restoreFileEndpoint, removeFileEndpoint]) {
    expect(await api.rejection(endpoint, { fileId }, token)).toMatchObject(NOT_FOUND);
  }
});
