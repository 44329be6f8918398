import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import type { QuestionKey } from './questions.repository';
import { lockAskedQuestion, withdrawQuestion } from './stored-questions.repository';

/** Withdraws the member's own question, as long as it is open. */
export function withdrawOwnQuestion(database: Database, key: QuestionKey): Promise<void> {
  return database.transaction(async (transaction) => {
    const status = await lockAskedQuestion(transaction, key);
    if (status === undefined) throw new ApiError('NOT_FOUND');
    if (status !== 'open') throw new ApiError('CONFLICT');
    await withdrawQuestion(transaction, key.questionId);
  });
}
