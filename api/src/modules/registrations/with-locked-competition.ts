import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { lockAccountForShare } from '../accounts/users/users.repository';
import type { Participation } from './participation-record';
import {
  findParticipation,
  lockCompetitions,
  type RegistrationKey,
} from './registrations.repository';

/** Runs a change of a competition's participants while the competition is locked. */
export function withLockedCompetition<Result>(
  database: Database,
  key: RegistrationKey,
  work: (transaction: Queryable, participation: Participation) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    await lockCompetitions(transaction, [key.eventId]);
    const participation = await findParticipation(transaction, key);
    if (!participation) throw new ApiError('NOT_FOUND');
    return work(transaction, participation);
  });
}
