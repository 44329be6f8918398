import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../../notices/notices.repository';
import type { RegistrationKey } from '../registrations.repository';
import { findCompetitionTitle } from './notices.repository';

/** Confirms a member's own registration. */
export async function addRegistrationNotice(
  transaction: Queryable,
  { userId, eventId }: RegistrationKey,
  state: 'registered' | 'waiting',
): Promise<void> {
  const title = await findCompetitionTitle(transaction, eventId);
  const texts = {
    registered: {
      title: `You are registered for ${title}`,
      body: 'Its dates, rules and, if it has teams, your team are on its page.',
    },
    waiting: {
      title: `You are on the waiting list of ${title}`,
      body: 'You get a place when someone withdraws and you are the first in line.',
    },
  };
  const path = paths.competition(title, eventId);
  await addNotice(transaction, {
    userId,
    kind: 'registration',
    ...texts[state],
    path,
    isConfirmation: true,
  });
}

/** Tells a member that they have moved from the waiting list to a place. */
export async function addPlaceNotice(
  transaction: Queryable,
  { userId, eventId }: RegistrationKey,
): Promise<void> {
  const title = await findCompetitionTitle(transaction, eventId);
  await addNotice(transaction, {
    userId,
    kind: 'waiting-list',
    title: `You have a place in ${title}`,
    body: 'Someone withdrew and you were first on the waiting list.',
    path: paths.competition(title, eventId),
  });
}
