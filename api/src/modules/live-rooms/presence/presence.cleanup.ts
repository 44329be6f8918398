import type { CleanupTask } from '../../../cleanup/cleanup';
import { removeOld } from '../../../cleanup/remove-old';
import { isStale } from './connections.repository';

export const presenceCleanup: readonly CleanupTask[] = [
  {
    name: 'live-class-connections',
    // Connections that are still open are added again by the next heartbeat of their process.
    run: (transaction) => removeOld(transaction, 'live_class_connections', isStale('seen_at')),
  },
];
