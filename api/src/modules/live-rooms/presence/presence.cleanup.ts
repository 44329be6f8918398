import type { CleanupTask } from '../../../cleanup/cleanup';
import { removeOld } from '../../../cleanup/remove-old';
import { isStale } from './connections.repository';

export const presenceCleanup: readonly CleanupTask[] = [
  {
    name: 'live-class-connections',
    // Those that the process still has are added again by its next heartbeat.
    run: (transaction) => removeOld(transaction, 'live_class_connections', isStale('seen_at')),
  },
];
