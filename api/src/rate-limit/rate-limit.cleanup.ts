import type { CleanupTask } from '../cleanup/cleanup';
import { removeOld } from '../cleanup/remove-old';

export const rateLimitCleanup: readonly CleanupTask[] = [
  {
    name: 'rate-limits',
    run: (transaction) => removeOld(transaction, 'rate_limits', 'resets_at < now()'),
  },
];
