import { DELETED_DAYS } from '@sopaan/schemas/wallet/wallet';
import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';
import { dropFiles } from '../../files/files.repository';

export const walletCleanup: readonly CleanupTask[] = [
  {
    name: 'wallet-files',
    /** Removes the files whose time to be restored is over. Those that no application has are erased. */
    async run(transaction) {
      const removed = await transaction.query<{ file_id: string }>(
        `delete from wallet_files where deleted_at <= now() - make_interval(days => $1)
         returning file_id`,
        [DELETED_DAYS],
      );
      await dropFiles(
        transaction,
        removed.map(({ file_id: fileId }) => fileId),
      );
    },
  },
  {
    name: 'wallet-packs',
    run: (transaction) =>
      removeOld(
        transaction,
        'wallet_packs',
        `least(expires_at, revoked_at) < now() - interval '90 days'`,
      ),
  },
  {
    name: 'wallet-activity',
    run: (transaction) =>
      removeOld(transaction, 'wallet_activity', `at < now() - interval '1 year'`),
  },
];
