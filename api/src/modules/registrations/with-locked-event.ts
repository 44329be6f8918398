import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import { findParticipation, type Participation } from './participation';

export interface RegistrationKey {
  eventId: string;
  userId: string;
}

/** Runs a change of an event's participants while the event is locked. */
export function withLockedEvent<Result>(
  database: Database,
  key: RegistrationKey,
  work: (transaction: Queryable, participation: Participation) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    await lockEvents(transaction, [key.eventId]);
    const participation = await findParticipation(transaction, key);
    if (!participation) throw new ApiError('NOT_FOUND');
    return work(transaction, participation);
  });
}

export async function lockEvents(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query('select from events where id = any ($1) for no key update', [ids]);
}
