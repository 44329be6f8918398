import type { FastifyInstance } from 'fastify';
import {
  deleteDocumentEndpoint,
  getWalletEndpoint,
  openFileEndpoint,
  removeFileEndpoint,
  restoreFileEndpoint,
  uploadDocumentEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { recordWalletUse } from '../../accounts/sessions/wallet-access.repository';
import { assertUnlocked } from '../wallet-access';
import { readWalletCookie, setWalletCookie } from '../wallet-cookie';
import { uploadLimits } from '../wallet-limits';
import { deleteDocument, removeFile, restoreFile } from './change-files';
import { previewHeaders } from './preview-headers';
import { readWallet } from './read-wallet';
import { storeDocument } from './store-document';
import { findWalletFile } from './wallet-files.repository';

export function walletFiles(app: FastifyInstance): void {
  const { database, files, settings } = app;
  const read = (userId: string) =>
    readWallet(database, userId, { hasDigiLocker: settings.digiLocker !== undefined });

  route(app, getWalletEndpoint, async ({ user, request, reply }) => {
    await assertUnlocked(database, user);
    setWalletCookie(request, reply, user.sessionId);
    return read(user.id);
  });

  route(
    app,
    uploadDocumentEndpoint,
    async ({ input, files: received, user }) => {
      await assertUnlocked(database, user);
      const upload = { ...input, userId: user.id, bytes: received.get('document') };
      await storeDocument({ database, files }, upload);
      return read(user.id);
    },
    { limits: uploadLimits },
  );

  route(app, deleteDocumentEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    await deleteDocument(database, { userId: user.id, slot: input.slot });
    return read(user.id);
  });

  route(app, restoreFileEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    await restoreFile(database, { userId: user.id, id: input.fileId });
    return read(user.id);
  });

  route(app, removeFileEndpoint, async ({ input, user }) => {
    await assertUnlocked(database, user);
    await removeFile(database, { userId: user.id, id: input.fileId });
    return read(user.id);
  });

  route(app, openFileEndpoint, async ({ input, request, reply }) => {
    const sessionId = readWalletCookie(request);
    const userId = sessionId && (await recordWalletUse(database, sessionId));
    // An unknown file has the same response, so that it reveals nothing about a locked wallet.
    if (!userId) throw new ApiError('WALLET_LOCKED');
    const found = await findWalletFile(database, { userId, id: input.fileId });
    const content = found && (await files.read(found.file_id));
    if (!found || !content) throw new ApiError('NOT_FOUND');
    reply.headers(previewHeaders(found));
    return content;
  });
}
