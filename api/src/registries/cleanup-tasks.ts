import type { CleanupTask } from '../cleanup/cleanup';
import { mailCleanup } from '../mail/mail.cleanup';
import { accountsCleanup } from '../modules/accounts/accounts.cleanup';
import { festivalTasks } from '../modules/festivals/settle-festivals';
import { legalTasks } from '../modules/legal/legal-notices';
import { presenceCleanup } from '../modules/live-rooms/presence/presence.cleanup';
import { mentorQuestionsCleanup } from '../modules/mentor-questions/mentor-questions.cleanup';
import { newsletterCleanup } from '../modules/newsletter/newsletter.cleanup';
import { noticesCleanup } from '../modules/notices/notices.cleanup';
import { savedSearchesCleanup } from '../modules/saved-searches/saved-searches.cleanup';
import { submissionsCleanup } from '../modules/submissions/submissions.cleanup';
import { walletCleanup } from '../modules/wallet/wallet.cleanup';
import { rateLimitCleanup } from '../rate-limit/rate-limit.cleanup';

/** Most remove data after its retention time; others notify of new legal texts and store the results of ended festivals. */
export const CLEANUP_TASKS: readonly CleanupTask[] = [
  ...mailCleanup,
  ...accountsCleanup,
  ...submissionsCleanup,
  ...walletCleanup,
  ...noticesCleanup,
  ...presenceCleanup,
  ...savedSearchesCleanup,
  ...mentorQuestionsCleanup,
  ...newsletterCleanup,
  ...legalTasks,
  ...festivalTasks,
  ...rateLimitCleanup,
];
