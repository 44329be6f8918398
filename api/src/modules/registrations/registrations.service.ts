import type { Registration } from '@sopaan/schemas/registration';
import { queueMail } from '../../mail/outbox';
import { ApiError } from '../../plugins/api-error';
import type { Database, Queryable } from '../../plugins/database';
import { withLockedEvent, type Asked } from './with-locked-event';
import { fillPlaces, giveUpPlace, joinLine } from './registrations.repository';
import { isOver, registrationClosed } from './registration-errors';
import { registrationAnswer } from './registration-response';
import { findStanding } from './participation';
import { leaveTeam } from './teams/remove-from-team';

export async function readRegistration(database: Queryable, asked: Asked): Promise<Registration> {
  const standing = await findStanding(database, asked);
  if (!standing) throw new ApiError('NOT_FOUND');
  return registrationAnswer(database, standing);
}

/** Everybody joins the line, and whoever is first gets what is free: nobody overtakes. */
export function register(database: Database, asked: Asked): Promise<Registration> {
  return withLockedEvent(database, asked, async (transaction, standing) => {
    const { eventId, userId } = asked;
    const { state } = standing;
    if (state === 'registered' || state === 'waiting') {
      return registrationAnswer(transaction, standing);
    }
    if (standing.isOver) throw isOver();
    if (standing.isClosed) throw registrationClosed();
    await joinLine(transaction, asked);
    const promoted = await fillPlaces(transaction, eventId);
    await queueMail(transaction, 'competition-registered', { userId, eventId });
    await tellPromoted(transaction, eventId, promoted, userId);
    return readRegistration(transaction, asked);
  });
}

export function withdraw(database: Database, asked: Asked): Promise<Registration> {
  return withLockedEvent(database, asked, async (transaction, standing) => {
    const { state } = standing;
    if (state === 'none' || state === 'withdrawn') return registrationAnswer(transaction, standing);
    if (standing.isOver) throw isOver();
    await removeFromEvent(transaction, asked, state);
    return readRegistration(transaction, asked);
  });
}

/** To be called with the event locked. */
export async function removeFromEvent(
  transaction: Queryable,
  asked: Asked,
  state: 'registered' | 'waiting',
): Promise<void> {
  await leaveTeam(transaction, asked);
  await giveUpPlace(transaction, asked, state);
  const promoted = await fillPlaces(transaction, asked.eventId);
  await tellPromoted(transaction, asked.eventId, promoted);
}

async function tellPromoted(
  transaction: Queryable,
  eventId: string,
  promoted: readonly string[],
  except?: string,
): Promise<void> {
  for (const userId of promoted) {
    if (userId !== except) await queueMail(transaction, 'competition-place', { userId, eventId });
  }
}
