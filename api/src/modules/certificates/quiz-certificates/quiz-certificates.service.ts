import { randomBytes } from 'node:crypto';
import type { Certificate } from '@sopaan/schemas/courses/certificate';
import type { Database } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { lockAccountForShare } from '../../accounts/users/users.repository';
import { findRankedQuiz } from '../../quizzes/ranking/ranking.repository';
import { findQuizCertificate } from '../certificates.repository';
import { issueBestResult, type QuizCertificateKey } from './quiz-certificates.repository';

/** Idempotent, also concurrently: a member has one certificate of a quiz, which keeps its code. */
export function issueQuizCertificate(
  database: Database,
  key: QuizCertificateKey,
): Promise<Certificate> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    if (!(await findRankedQuiz(transaction, key.quizId))) throw new ApiError('NOT_FOUND');
    await issueBestResult(transaction, key, randomBytes(12).toString('base64url'));
    const certificate = await findQuizCertificate(transaction, key);
    if (!certificate) throw new ApiError('CLOSED', { message: 'Finish an attempt first.' });
    return certificate;
  });
}
