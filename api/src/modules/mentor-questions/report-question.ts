import type { Database } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { addReport } from '../moderation/moderation.repository';
import { moderatedQuestions } from './moderated-questions';
import type { QuestionKey } from './questions.repository';
import { requireQuestion } from './reply-to-question';

/** Each of the two people may report what the other has written. An admin reads reports; they hide nothing by themselves. Idempotent. */
export function reportQuestion(database: Database, key: QuestionKey): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    await requireQuestion(transaction, key);
    await addReport(transaction, moderatedQuestions, { id: key.questionId, userId: key.userId });
  });
}
