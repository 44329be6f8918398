import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../../notices/notices.repository';
import type { RegistrationKey } from '../registrations.repository';
import { findTeamMembership } from './notices.repository';

/** Tells the leader of a team that a member has asked to join it. */
export async function addTeamRequestNotice(
  transaction: Queryable,
  key: RegistrationKey,
): Promise<void> {
  const request = await findTeamMembership(transaction, key);
  if (!request) return;
  await addNotice(transaction, {
    userId: request.leader_id,
    kind: 'team',
    title: `${request.name} has asked to join ${request.team}`,
    body: `Accept or decline on the page of ${request.competition}.`,
    path: paths.competition(request.competition, request.event_id),
  });
}

/** Tells a member that the leader has accepted their request. */
export async function addAcceptedIntoTeamNotice(
  transaction: Queryable,
  membershipId: string,
): Promise<void> {
  const membership = await findTeamMembership(transaction, { id: membershipId });
  if (!membership) return;
  await addNotice(transaction, {
    userId: membership.user_id,
    kind: 'team',
    title: `You have joined the team ${membership.team}`,
    body: `Your request for ${membership.competition} was accepted.`,
    path: paths.competition(membership.competition, membership.event_id),
  });
}
