import type { Application, ApplicationInput } from '@sopaan/schemas/jobs/application';
import { queueOptionalMail } from '../../mail/optional-mail';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import type { UserRecord } from '../accounts/users/user-record';
import { findUser, lockUser } from '../accounts/users/users.repository';
import {
  changeAppliedCount,
  findApplication,
  jobExists,
  lockJob,
  changeStatus,
  findSubmittedApplications,
  storeApplication,
  type JobRow,
} from './applications.repository';
import { addNotice } from '../notices/notices.repository';
import { applicationNotice, sentNotice, type OrganisationStatus } from './application-notice';
import {
  buildApplicationContent,
  buildExternalContent,
  hasAttachments,
} from './application-content';
import { attach, detach } from './attachments/attachments.service';
import { chooseDocuments } from './attachments/choose-documents';
import { createCv } from './attachments/cv';

interface Context {
  database: Database;
  tokenSecret: string;
  /** The origin of the site. */
  linkOrigin: string;
}

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
  { database, ...context }: Context,
  key: ApplicationKey,
  input: ApplicationInput,
): Promise<ApplicationResponse> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = key;
    const { job, existing } = await lockApplication(transaction, key);
    if (existing && existing.status !== 'withdrawn') return { application: existing };
    if (!job.is_open) throw new ApiError('CLOSED');

    const user = await findUser(transaction, userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    if (isMadeElsewhere(job, input)) {
      await storeApplication(transaction, { ...key, via: 'official' }, buildExternalContent(input));
    } else {
      await sendApplication({ ...context, transaction }, { key, user, job }, input);
    }
    await changeAppliedCount(transaction, jobId, 1);
    return { application: await findApplication(transaction, key) };
  });
}

/**
 * Whether the member applies on another site and only tracks that here. The authority of a government post fills it even if the
 * notice names no site; attachments come from an older page, which still sends such applications.
 */
function isMadeElsewhere({ kind, official_url }: JobRow, input: ApplicationInput): boolean {
  return official_url !== '' || (kind === 'government' && !hasAttachments(input));
}

/** Locks the member and the job, so that changes of the application run one after the other. */
async function lockApplication(transaction: Queryable, key: ApplicationKey) {
  await lockUser(transaction, key.userId);
  const job = await lockJob(transaction, key.jobId);
  if (!job) throw new ApiError('NOT_FOUND');
  return { job, existing: await findApplication(transaction, key) };
}

interface ApplicationContext {
  key: ApplicationKey;
  user: UserRecord;
  job: JobRow;
}

/** Stores everything that the organisation gets, and mails a copy to the applicant. */
async function sendApplication(
  context: Omit<Context, 'database'> & { transaction: Queryable },
  { key, user, job }: ApplicationContext,
  input: ApplicationInput,
): Promise<void> {
  const { transaction, linkOrigin } = context;
  const { userId } = key;
  const documents = await chooseDocuments(transaction, userId, input);
  const content = buildApplicationContent(user, input, documents);
  const applicationId = await storeApplication(transaction, { ...key, via: 'sopaan' }, content);
  const options = { contact: content.sent, linkOrigin };
  const cv = content.sent.hasCv ? await createCv(transaction, user, options) : undefined;
  const attachmentContext = { applicationId, userId, recipient: recipientText(job) };
  await attach(context, attachmentContext, { cv, documents });
  await queueOptionalMail(transaction, 'application-received', { userId, applicationId });
  await addNotice(transaction, sentNotice(key, job));
}

export function withdrawApplication(
  database: Database,
  key: ApplicationKey,
): Promise<ApplicationResponse> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = key;
    const { job, existing } = await lockApplication(transaction, key);
    if (!existing || existing.status === 'withdrawn') return { application: existing };
    const { applicationId } = existing;
    await changeStatus(transaction, applicationId, 'withdrawn');
    await detach(transaction, { applicationId, userId, recipient: recipientText(job) });
    await changeAppliedCount(transaction, jobId, -1);
    return { application: await findApplication(transaction, key) };
  });
}

/** The recipient of an application, as the log of the wallet names it. */
function recipientText({ organization, title }: JobRow): string {
  return organization ? `${organization} (${title})` : title;
}

/**
 * Records what the organisation did with an application, and adds a notice for the applicant. Returns false if there is no such
 * application.
 */
export function recordOrganisationStatus(
  database: Database,
  id: string,
  status: OrganisationStatus,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [found] = await findSubmittedApplications(transaction, id);
    if (!found) return false;
    await lockUser(transaction, found.user_id);
    // The application may have been withdrawn in the meantime.
    const [application] = await findSubmittedApplications(transaction, id);
    if (!application) return false;
    if (application.status === status) return true;
    await changeStatus(transaction, id, status);
    await addNotice(transaction, applicationNotice(application, status));
    return true;
  });
}
