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
  changeStatus,
  findSubmittedApplications,
  storeApplication,
} from './applications.repository';
import { addNotice } from '../notices/notices.repository';
import { applicationNotice, type OrganisationStatus } from './application-notice';
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
    await changeStatus(transaction, existing.applicationId, 'withdrawn');
    await changeAppliedCount(transaction, jobId, -1);
    return { application: await findApplication(transaction, key) };
  });
}

/** What the organisation did with an application; the applicant gets a notice. Returns false if there is no such application. */
export function recordOrganisationStatus(
  database: Database,
  id: string,
  status: OrganisationStatus,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [found] = await findSubmittedApplications(transaction, id);
    if (!found) return false;
    await lockUser(transaction, found.user_id);
    // It may have been withdrawn meanwhile.
    const [application] = await findSubmittedApplications(transaction, id);
    if (!application) return false;
    if (application.status === status) return true;
    await changeStatus(transaction, id, status);
    await addNotice(transaction, applicationNotice(application, status));
    return true;
  });
}
