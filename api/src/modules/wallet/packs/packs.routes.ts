import type { FastifyInstance } from 'fastify';
import {
  createPackEndpoint,
  getPacksEndpoint,
  getWalletActivityEndpoint,
  openPackEndpoint,
  openPackFileEndpoint,
  revokePackEndpoint,
} from '@sopaan/schemas/wallet/packs';
import { route } from '../../../routes/route';
import { previewHeaders } from '../files/preview-headers';
import { assertUnlocked } from '../wallet-access';
import { openPackLimits, packLimits } from '../wallet-limits';
import { findActivity } from './packs.repository';
import { createPack, openPack, openPackFile, readPacks, revokePack } from './packs.service';
import { readWatermarkedCopy } from './watermarked-copy';

export function walletPacks(app: FastifyInstance): void {
  const { database, files } = app;

  route(app, getPacksEndpoint, async ({ user }) => {
    await assertUnlocked(database, user);
    return readPacks(database, user.id);
  });

  route(app, getWalletActivityEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    return findActivity(database, user.id, input);
  });

  route(
    app,
    createPackEndpoint,
    async ({ input, user }) => {
      await assertUnlocked(database, user);
      return { token: await createPack({ database, files }, user.id, input) };
    },
    { limits: packLimits },
  );

  route(app, revokePackEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    await revokePack(database, { userId: user.id, packId: input.packId });
    return readPacks(database, user.id);
  });

  // The member has shared these documents with the recipient, who can open them while the wallet is locked.
  route(app, openPackEndpoint, ({ input }) => openPack(database, input.token), {
    limits: openPackLimits,
  });

  route(
    app,
    openPackFileEndpoint,
    async ({ input, reply }) => {
      const shared = await openPackFile(database, input);
      const copy = await readWatermarkedCopy(files, shared);
      reply.headers(previewHeaders(shared.file));
      return copy;
    },
    { limits: openPackLimits },
  );
}
