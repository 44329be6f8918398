import type { CleanupTask } from '../../cleanup/cleanup';
import { removeOld } from '../../cleanup/remove-old';

/** Questions are kept for a year after they were closed, or asked if nobody has closed them. The page of questions says so. */
export const mentorQuestionsCleanup: readonly CleanupTask[] = [
  {
    name: 'mentor questions',
    run: (transaction) =>
      removeOld(
        transaction,
        'mentor_questions',
        `coalesce(closed_at, created_at) < now() - interval '365 days'
         or (status = 'withdrawn' and created_at < now() - interval '24 hours')`,
      ),
  },
];
