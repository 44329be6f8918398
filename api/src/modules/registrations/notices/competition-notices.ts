import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../../notices/notices.repository';
import type { RegistrationKey } from '../registrations.repository';
import { findCompetitionTitle } from './notices.repository';

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
