import { createPackEndpoint, getPacksEndpoint } from '@sopaan/schemas/wallet/packs';
import { aPng } from '../../../files/image/testing/pictures';
import { addWalletFiles } from '../../../modules/wallet/testing/wallet';
import { TEST_PASSWORD } from '../../test-app';
import type { Samples, World } from './sample';

const SLOT = 'panCard' as const;
const PACK = { receiver: 'Bank', days: 7, slots: [SLOT] };
const form = () => ({
  fields: { name: 'pan.png' },
  files: { document: { bytes: aPng(), name: 'pan.png' } },
});

async function addDocument({ api, owner }: World): Promise<object> {
  await addWalletFiles(api, owner, SLOT, 1);
  return { slot: SLOT };
}

async function addEarlierFile({ api, owner }: World): Promise<object> {
  const { earlier } = await addWalletFiles(api, owner, SLOT, 2);
  return { fileId: earlier[0]?.fileId };
}

/** Tabs that show a file have this cookie only. */
async function walletCookie({ api, owner }: World): Promise<string> {
  const { cookies } = await api.app.inject({
    url: '/api/wallet',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return `sopaan_wallet=${cookies.find(({ name }) => name === 'sopaan_wallet')?.value}`;
}

async function addPack({ api, owner }: World) {
  const { documents } = await addWalletFiles(api, owner, SLOT, 1);
  const { token } = await api.call(createPackEndpoint, PACK, owner.token);
  return { token, fileId: documents[0]?.fileId };
}

export const walletSamples: Samples = {
  'GET /api/wallet': {},
  'POST /api/wallet/lock': {},
  'POST /api/wallet/unlock': { input: () => ({ password: TEST_PASSWORD }) },
  'PUT /api/wallet/documents/:slot': { input: () => ({ slot: SLOT }), form },
  'DELETE /api/wallet/documents/:slot': { input: addDocument, strangerStatus: 404 },
  'POST /api/wallet/files/:fileId/restore': { input: addEarlierFile, strangerStatus: 404 },
  'DELETE /api/wallet/files/:fileId': { input: addEarlierFile, strangerStatus: 404 },
  'GET /api/wallet/files/:fileId': { input: addEarlierFile, cookie: walletCookie },
  'GET /api/wallet/packs': {},
  'GET /api/wallet/activity': {},
  'POST /api/wallet/packs': {
    async input(world) {
      await addDocument(world);
      return PACK;
    },
    strangerStatus: 400,
  },
  'POST /api/wallet/packs/:packId/revoke': {
    async input(world) {
      const { api, owner } = world;
      await addPack(world);
      const { packs } = await api.call(getPacksEndpoint, {}, owner.token);
      return { packId: packs[0]?.packId };
    },
    strangerStatus: 404,
  },
  'POST /api/packs/open': { input: async (world) => ({ token: (await addPack(world)).token }) },
  'GET /api/packs/:token/files/:fileId': { input: addPack },
  'GET /api/wallet/details': {},
  'GET /api/wallet/details/stored': {},
  'PUT /api/wallet/details': { input: () => ({ nationality: 'Indian' }) },
};
