import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { lockAccountForShare } from '../accounts/users/lock-account-for-share';
import { findStanding, type Standing } from './standing';

export interface Asked {
  eventId: string;
  userId: string;
}

/** Runs a change while nobody else changes who takes part in the event. */
export function withLockedEvent<Result>(
  database: Database,
  asked: Asked,
  work: (transaction: Queryable, standing: Standing) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, asked.userId);
    await lockEvents(transaction, [asked.eventId]);
    const standing = await findStanding(transaction, asked);
    if (!standing) throw new ApiError('NOT_FOUND');
    return work(transaction, standing);
  });
}

export async function lockEvents(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query('select from events where id = any ($1) for no key update', [ids]);
}
