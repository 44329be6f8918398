import type { CleanupTask } from '../cleanup/cleanup';
import { removeOld } from '../cleanup/remove-old';

export const mailCleanup: readonly CleanupTask[] = [
  {
    name: 'mails',
    run: (transaction) =>
      removeOld(
        transaction,
        'outbox',
        `coalesce(sent_at, skipped_at) < now() - interval '30 days'
         or failed_at < now() - interval '90 days'`,
      ),
  },
];
