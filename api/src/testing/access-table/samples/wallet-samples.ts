import { createPackEndpoint, getPacksEndpoint } from '@sopaan/schemas/wallet/packs';
import { aPng } from '../../../files/image/testing/pictures';
import { addWalletFiles, uploadForm } from '../../../modules/wallet/testing/wallet';
import { TEST_PASSWORD } from '../../test-app';
import type { Samples, World } from './sample';

const SLOT = 'panCard' as const;
const LINK = 'A'.repeat(43);
const form = () => uploadForm({ name: 'pan.png', bytes: aPng() });

async function addDocument({ api, owner }: World): Promise<object> {
  await addWalletFiles(api, owner, SLOT, 1);
  return { slot: SLOT };
}

async function addEarlierFile({ api, owner }: World): Promise<object> {
  const { earlier } = await addWalletFiles(api, owner, SLOT, 2);
  return { fileId: earlier[0]?.fileId };
}

export const walletSamples: Samples = {
  'GET /api/wallet': {},
  'POST /api/wallet/lock': {},
  'POST /api/wallet/unlock': { input: () => ({ password: TEST_PASSWORD }) },
  'PUT /api/wallet/documents/:slot': { input: () => ({ slot: SLOT }), form },
  'DELETE /api/wallet/documents/:slot': { input: addDocument, strangerStatus: 404 },
  'POST /api/wallet/files/:fileId/restore': { input: addEarlierFile, strangerStatus: 404 },
  'DELETE /api/wallet/files/:fileId': { input: addEarlierFile, strangerStatus: 404 },
  // It uses the cookie of the wallet, which samples do not send.
  'GET /api/wallet/files/:fileId': { input: addEarlierFile, status: 403 },
  'GET /api/wallet/packs': {},
  'POST /api/wallet/packs': {
    async input(world) {
      await addDocument(world);
      return { receiver: 'Bank', days: 7, slots: [SLOT] };
    },
    strangerStatus: 400,
  },
  'POST /api/wallet/packs/:packId/revoke': {
    async input({ api, owner }) {
      await addWalletFiles(api, owner, SLOT, 1);
      const pack = { receiver: 'Bank', days: 7, slots: [SLOT] };
      await api.call(createPackEndpoint, pack, owner.token);
      const { packs } = await api.call(getPacksEndpoint, {}, owner.token);
      return { packId: packs[0]?.packId };
    },
    strangerStatus: 404,
  },
  // For a public route, a 404 proves access as well as a 200.
  'POST /api/packs/open': { input: () => ({ token: LINK }), status: 404 },
  'GET /api/packs/:token/files/:fileId': {
    input: () => ({ token: LINK, fileId: 'f1' }),
    status: 404,
  },
  'GET /api/wallet/details': {},
  'GET /api/wallet/details/stored': {},
  'PUT /api/wallet/details': { input: () => ({ nationality: 'Indian' }) },
};
