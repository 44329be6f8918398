import type { ApplicationInput } from '@sopaan/schemas/jobs/application';
import type { Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import type { WalletFileRow } from '../../wallet/files/wallet-file-record';
import { findWalletFiles } from '../../wallet/files/wallet-files.repository';

const GONE = 'One of these documents was replaced or deleted in your wallet. Check your choice.';

/** The current files of the wallet that a request names, without duplicates. Requests name them by ID; those of older pages by slot. */
export async function chooseDocuments(
  transaction: Queryable,
  userId: string,
  { documentIds = [], documents: slots = [] }: ApplicationInput,
): Promise<WalletFileRow[]> {
  const hasIds = documentIds.length > 0;
  const names = [...new Set(hasIds ? documentIds : slots)];
  if (names.length === 0) return [];
  const files = await findWalletFiles(transaction, userId);
  const current = files.filter((file) => !file.replaced_at && !file.deleted_at);
  return names.map((name) => {
    const file = current.find(({ id, slot }) => (hasIds ? id : slot) === name);
    if (file) return file;
    throw new ApiError('VALIDATION_FAILED', {
      fields: { [hasIds ? 'documentIds' : 'documents']: GONE },
    });
  });
}
