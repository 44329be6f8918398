import { documentTypeError, readDocumentType } from '@sopaan/schemas/wallet/document-type';
import { WALLET_QUOTA_BYTES } from '@sopaan/schemas/wallet/wallet';
import type { Database, Queryable } from '../../../database/database';
import type { Files } from '../../../files/files';
import { claimFile } from '../../../files/files.repository';
import { ApiError } from '../../../http/api-error';
import { lockUser } from '../../accounts/users/users.repository';
import { checkWatermark } from '../watermark/check-watermark';
import { aadhaarPdfError } from './unmasked-aadhaar';
import {
  addWalletFile,
  countUsedBytes,
  removeSurplusFiles,
  replaceCurrentFile,
  updateUserDocuments,
} from './wallet-files.repository';

interface Upload {
  userId: string;
  slot: string;
  name: string;
  bytes: Buffer | undefined;
}

const FULL =
  'Your wallet is full. Remove earlier or deleted files for good to make room for this one.';

/** Stores the document of a slot byte for byte. Until it is stored completely, the slot keeps its file. */
export async function storeDocument(
  { database, files }: { database: Database; files: Files },
  { userId, slot, name, bytes }: Upload,
): Promise<void> {
  if (!bytes) throw documentError('Choose a file.');
  const problem = documentTypeError(name, bytes);
  const mediaType = readDocumentType(bytes);
  if (problem !== undefined || !mediaType) throw documentError(problem ?? 'Choose another file.');
  if (slot === 'aadhaarCard' && mediaType === 'application/pdf') {
    const aadhaarError = await aadhaarPdfError(bytes);
    if (aadhaarError !== undefined) throw documentError(aadhaarError);
  }
  // Also checked before the file is stored, so that repeated requests do not fill the store.
  await assertHasRoom(database, userId, bytes.length);
  const [fileId, watermarkCheck] = await Promise.all([
    files.put({ ownerId: userId, mediaType, bytes }),
    // A document is stored even if it could not be checked now: it is then checked when it is shared.
    checkWatermark({ mediaType, bytes }).catch(() => null),
  ]);
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await assertHasRoom(transaction, userId, bytes.length);
    await claimFile(transaction, fileId);
    await replaceCurrentFile(transaction, { userId, slot });
    await addWalletFile(transaction, {
      userId,
      slot,
      fileId,
      name,
      mediaType,
      bytes: bytes.length,
      watermarkCheck,
    });
    await removeSurplusFiles(transaction, { userId, slot });
    await updateUserDocuments(transaction, userId);
  });
}

async function assertHasRoom(database: Queryable, userId: string, bytes: number): Promise<void> {
  const used = await countUsedBytes(database, userId);
  if (used + bytes <= WALLET_QUOTA_BYTES) return;
  throw new ApiError('PAYLOAD_TOO_LARGE', { message: FULL, fields: { document: FULL } });
}

function documentError(document: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { document } });
}
