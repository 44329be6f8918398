import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../../notices/notices.repository';
import type { RegistrationKey } from '../registrations.repository';
import { findTeamLeader, findTeamMembership, type TeamMembershipRow } from './notices.repository';

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

/** Tells the leader of a team that a member has left it. If that was the leader, the next one learns that they lead it now. */
export async function addLeftTeamNotice(
  transaction: Queryable,
  left: TeamMembershipRow,
): Promise<void> {
  const leaderId = await findTeamLeader(transaction, left.team_id);
  if (leaderId === undefined) return;
  const leadsNow = left.user_id === left.leader_id;
  await addNotice(transaction, {
    userId: leaderId,
    kind: 'team',
    title: `${left.name} has left the team ${left.team}`,
    body: leadsNow ? `You lead the team for ${left.competition} now.` : left.competition,
    path: paths.competition(left.competition, left.event_id),
  });
}

/** Tells somebody that the leader has declined their request, or has removed them from the team. */
export async function addDeclinedOrRemovedNotice(
  transaction: Queryable,
  { id, state }: { id: string; state: string },
): Promise<void> {
  const membership = await findTeamMembership(transaction, { id });
  if (!membership) return;
  const { team, competition, event_id: eventId } = membership;
  await addNotice(transaction, {
    userId: membership.user_id,
    kind: 'team',
    title:
      state === 'member'
        ? `You are no longer in the team ${team}`
        : `Your request to join ${team} was declined`,
    body: `You can join or create another team for ${competition}.`,
    path: paths.competition(competition, eventId),
  });
}
