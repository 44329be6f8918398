import type { ApplicationInput } from '@sopaan/schemas/jobs/application';
import type { Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import type { WalletFileRow } from '../../wallet/files/wallet-file-record';
import { findWalletFiles } from '../../wallet/files/wallet-files.repository';

const GONE = 'One of these documents was replaced or deleted in your wallet. Check your choice.';

/** The current files of the wallet that an application names, each once. */
export async function chooseDocuments(
  transaction: Queryable,
  userId: string,
  { documentIds = [], documents: slots = [] }: ApplicationInput,
): Promise<WalletFileRow[]> {
  if (documentIds.length + slots.length === 0) return [];
  const files = await findWalletFiles(transaction, userId);
  const current = files.filter((file) => !file.replaced_at && !file.deleted_at);
  const byId = [...new Set(documentIds)].map((id) => current.find((file) => file.id === id));
  const bySlot = [...new Set(slots)].map((slot) => current.find((file) => file.slot === slot));
  const chosen = [...byId, ...bySlot].filter((file) => file !== undefined);
  if (chosen.length < byId.length + bySlot.length) {
    // The field that the page has.
    const field = documentIds.length > 0 ? 'documentIds' : 'documents';
    throw new ApiError('VALIDATION_FAILED', { fields: { [field]: GONE } });
  }
  return [...new Set(chosen)];
}
