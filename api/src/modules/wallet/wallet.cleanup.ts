import { DELETED_DAYS } from '@sopaan/schemas/wallet/wallet';
import type { CleanupTask } from '../../cleanup/cleanup';

export const walletCleanup: readonly CleanupTask[] = [
  {
    name: 'wallet-files',
    /** Erases the files whose time to be restored is over. Their bytes go with the next removal of unused files. */
    run: (transaction) =>
      transaction.query(
        `with gone as (
           delete from wallet_files where deleted_at <= now() - make_interval(days => $1)
           returning file_id
         )
         update files set salt = null, dropped_at = now() from gone where files.id = file_id`,
        [DELETED_DAYS],
      ),
  },
];
