import type { CleanupTask } from '../../cleanup/cleanup';
import { removeUnconfirmed } from './subscriptions/subscriptions.repository';

export const newsletterCleanup: readonly CleanupTask[] = [
  { name: 'unconfirmed-newsletter-subscriptions', run: removeUnconfirmed },
];
