import { DELETED_DAYS } from '@sopaan/schemas/wallet/wallet';
import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';

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
