import type { CleanupTask } from '../../cleanup/cleanup';
import type { Queryable } from '../../database/database';
import { endAttempt } from '../quizzes/end-attempt';
import { findUnendedAttempts, lockUnsettledFestivals, storeResults } from './results.repository';

/** The maximum number of festivals in one run of the task, so that each transaction stays short. */
const BATCH_SIZE = 10;

/** Computes the final ranks and prizes of festivals that have ended, once each. */
export async function settleFestivals(transaction: Queryable): Promise<void> {
  for (const id of await lockUnsettledFestivals(transaction, BATCH_SIZE)) {
    for (const attemptId of await findUnendedAttempts(transaction, id))
      await endAttempt(transaction, attemptId);
    await storeResults(transaction, id);
  }
}

export const festivalTasks: readonly CleanupTask[] = [
  { name: 'festival-results', run: settleFestivals },
];
