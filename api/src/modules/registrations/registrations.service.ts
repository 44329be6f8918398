import type { Registration } from '@sopaan/schemas/competitions/registration';
import { queueOptionalMail } from '../../mail/optional-mail';
import { addPlaceNotice, addRegistrationNotice } from './notices/competition-notices';
import { ApiError } from '../../http/api-error';
import type { Database, Queryable } from '../../database/database';
import { withLockedCompetition } from './with-locked-competition';
import {
  findParticipation,
  joinWaitingList,
  promoteFromWaitingList,
  withdrawRegistration,
  type RegistrationKey,
} from './registrations.repository';
import { competitionOverError, registrationClosedError } from './registration-errors';
import { buildRegistrationResponse } from './registration-response';
import { removeFromTeam } from './teams/teams.service';

export async function readRegistration(
  database: Queryable,
  key: RegistrationKey,
): Promise<Registration> {
  const participation = await findParticipation(database, key);
  if (!participation) throw new ApiError('NOT_FOUND');
  return buildRegistrationResponse(database, participation);
}

/** Everyone joins the waiting list first, so that free places go to users in order of arrival. */
export function register(database: Database, key: RegistrationKey): Promise<Registration> {
  return withLockedCompetition(database, key, async (transaction, participation) => {
    const { eventId, userId } = key;
    const { state } = participation;
    if (state === 'registered' || state === 'waiting') {
      return buildRegistrationResponse(transaction, participation);
    }
    if (participation.isOver) throw competitionOverError();
    if (participation.isClosed) throw registrationClosedError();
    await joinWaitingList(transaction, key);
    const promoted = await promoteFromWaitingList(transaction, eventId);
    await queueOptionalMail(transaction, 'competition-registered', { userId, eventId });
    await addRegistrationNotice(
      transaction,
      key,
      promoted.includes(userId) ? 'registered' : 'waiting',
    );
    await notifyPromoted(transaction, eventId, promoted, userId);
    return readRegistration(transaction, key);
  });
}

export function withdraw(database: Database, key: RegistrationKey): Promise<Registration> {
  return withLockedCompetition(database, key, async (transaction, participation) => {
    const { state } = participation;
    if (state === 'none' || state === 'withdrawn')
      return buildRegistrationResponse(transaction, participation);
    if (participation.isOver) throw competitionOverError();
    await removeFromCompetition(transaction, key, state);
    return readRegistration(transaction, key);
  });
}

/** Withdraws a person and gives the place to the next. The competition must be locked. */
export async function removeFromCompetition(
  transaction: Queryable,
  key: RegistrationKey,
  state: 'registered' | 'waiting',
): Promise<void> {
  await removeFromTeam(transaction, key);
  await withdrawRegistration(transaction, key, state);
  const promoted = await promoteFromWaitingList(transaction, key.eventId);
  await notifyPromoted(transaction, key.eventId, promoted);
}

async function notifyPromoted(
  transaction: Queryable,
  eventId: string,
  promoted: readonly string[],
  except?: string,
): Promise<void> {
  for (const userId of promoted) {
    if (userId === except) continue;
    await queueOptionalMail(transaction, 'competition-place', { userId, eventId });
    await addPlaceNotice(transaction, { userId, eventId });
  }
}
