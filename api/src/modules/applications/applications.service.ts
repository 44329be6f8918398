import type { Application, ApplicationInput } from '@sopaan/schemas/jobs/application';
import { queueOptionalMail } from '../../mail/optional-mail';
import { ApiError } from '../../http/api-error';
import type { Database } from '../../database/database';
import { findUser, lockUser } from '../accounts/users/users.repository';
import {
  changeAppliedCount,
  findApplication,
  jobExists,
  lockJob,
  markWithdrawn,
  storeApplication,
} from './applications.repository';
import { buildApplicationContent, buildExternalContent } from './application-content';

interface ApplicationKey {
  jobId: string;
  userId: string;
}

interface ApplicationResponse {
  application: Application | null;
}

export async function readApplication(
  database: Database,
  key: ApplicationKey,
): Promise<ApplicationResponse> {
  const application = await findApplication(database, key);
  if (!application && !(await jobExists(database, key.jobId))) throw new ApiError('NOT_FOUND');
  return { application };
}

/** Idempotent: later calls return the existing application, even if the job has closed in the meantime. */
export function submitApplication(
  database: Database,
  key: ApplicationKey,
  input: ApplicationInput,
): Promise<ApplicationResponse> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = key;
    await lockUser(transaction, userId);
    const job = await lockJob(transaction, jobId);
    if (!job) throw new ApiError('NOT_FOUND');
    const existing = await findApplication(transaction, key);
    if (existing && existing.status !== 'withdrawn') return { application: existing };
    if (!job.is_open) throw new ApiError('CLOSED');

    const user = await findUser(transaction, userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    const isOfficial = job.official_url !== '';
    const content = isOfficial ? buildExternalContent(input) : buildApplicationContent(user, input);
    const via = isOfficial ? 'official' : 'sopaan';
    const applicationId = await storeApplication(transaction, { ...key, via }, content);
    await changeAppliedCount(transaction, jobId, 1);
    if (!isOfficial)
      await queueOptionalMail(transaction, 'application-received', { userId, applicationId });
    return { application: await findApplication(transaction, key) };
  });
}

export function withdrawApplication(
  database: Database,
  key: ApplicationKey,
): Promise<ApplicationResponse> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = key;
    await lockUser(transaction, userId);
    if (!(await lockJob(transaction, jobId))) throw new ApiError('NOT_FOUND');
    const existing = await findApplication(transaction, key);
    if (!existing || existing.status === 'withdrawn') return { application: existing };
    await markWithdrawn(transaction, existing.applicationId);
    await changeAppliedCount(transaction, jobId, -1);
    return { application: await findApplication(transaction, key) };
  });
}
