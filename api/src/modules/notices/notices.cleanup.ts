import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';

export const noticesCleanup: readonly CleanupTask[] = [
  {
    name: 'notices',
    run: (transaction) =>
      removeOld(transaction, 'notices', `created_at < now() - interval '180 days'`),
  },
];
