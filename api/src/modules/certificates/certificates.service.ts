import { randomBytes } from 'node:crypto';
import type { Certificate } from '@sopaan/schemas/courses/certificate';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { findProgress } from '../lessons/lessons.repository';
import {
  addCertificate,
  findCourseCertificate,
  isCertificateOffered,
} from './certificates.repository';

/** Idempotent, also concurrently: a member has one certificate for a course. It remains valid when lessons are added later. */
export function issueCertificate(
  database: Database,
  key: { courseId: string; userId: string },
): Promise<Certificate> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const existing = await findCourseCertificate(transaction, key);
    if (existing) return existing;
    const isOffered = await isCertificateOffered(transaction, key.courseId);
    if (isOffered === undefined) throw new ApiError('NOT_FOUND');
    if (!isOffered)
      throw new ApiError('CLOSED', { message: 'This course does not offer certificates.' });
    const progress = await findProgress(transaction, key);
    if (progress?.progressPercent !== 100)
      throw new ApiError('CLOSED', { message: 'Finish every lesson of the course first.' });
    await addCertificate(transaction, key, randomBytes(12).toString('base64url'));
    const issued = await findCourseCertificate(transaction, key);
    if (!issued) throw new ApiError('NOT_FOUND');
    return issued;
  });
}
