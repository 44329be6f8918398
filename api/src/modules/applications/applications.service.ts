import type { Application, ApplicationInput } from '@sopaan/schemas/application';
import { queueMail } from '../../mail/outbox';
import { ApiError } from '../../plugins/api-error';
import type { Database } from '../../plugins/database';
import { findUser, lockUser } from '../accounts/users/users.repository';
import {
  countApplied,
  findApplication,
  jobExists,
  lockJob,
  markWithdrawn,
  storeApplication,
} from './applications.repository';
import { handIn, noteDown } from './application-content';

interface Whose {
  jobId: string;
  userId: string;
}

interface Answer {
  application: Application | null;
}

export async function readApplicationOf(database: Database, whose: Whose): Promise<Answer> {
  const application = await findApplication(database, whose);
  if (!application && !(await jobExists(database, whose.jobId))) throw new ApiError('NOT_FOUND');
  return { application };
}

/** The first call applies; every further one gives what there is, also when the job has closed meanwhile. */
export function apply(database: Database, whose: Whose, input: ApplicationInput): Promise<Answer> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = whose;
    await lockUser(transaction, userId);
    const job = await lockJob(transaction, jobId);
    if (!job) throw new ApiError('NOT_FOUND');
    const present = await findApplication(transaction, whose);
    if (present && present.status !== 'withdrawn') return { application: present };
    if (!job.isOpen) throw new ApiError('CLOSED');

    const user = await findUser(transaction, userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    const isOfficial = job.officialUrl !== '';
    const handedIn = isOfficial ? noteDown(input) : handIn(user, input);
    const via = isOfficial ? 'official' : 'sopaan';
    const applicationId = await storeApplication(transaction, { ...whose, via }, handedIn);
    await countApplied(transaction, jobId, 1);
    if (!isOfficial)
      await queueMail(transaction, 'application-received', { userId, applicationId });
    return { application: await findApplication(transaction, whose) };
  });
}

export function withdraw(database: Database, whose: Whose): Promise<Answer> {
  return database.transaction(async (transaction) => {
    const { jobId, userId } = whose;
    await lockUser(transaction, userId);
    if (!(await lockJob(transaction, jobId))) throw new ApiError('NOT_FOUND');
    const present = await findApplication(transaction, whose);
    if (!present || present.status === 'withdrawn') return { application: present };
    await markWithdrawn(transaction, present.applicationId);
    await countApplied(transaction, jobId, -1);
    return { application: await findApplication(transaction, whose) };
  });
}
