import type { Registration } from '@sopaan/schemas/competitions/registration';
import type { TeamInvitation } from '@sopaan/schemas/competitions/team';
import { ApiError } from '../../../http/api-error';
import type { Database, Queryable } from '../../../database/database';
import type { Participation } from '../participation-record';
import { ruleError, teamsClosedError } from '../registration-errors';
import { buildRegistrationResponse } from '../registration-response';
import { findParticipation, type RegistrationKey } from '../registrations.repository';
import {
  addAcceptedIntoTeamNotice,
  addLeftTeamNotice,
  addDeclinedOrRemovedNotice,
  addTeamRequestNotice,
} from '../notices/team-notices';
import { findTeamMembership } from '../notices/notices.repository';
import { withLockedCompetition } from '../with-locked-competition';
import type { MembershipRow } from './team-record';
import {
  acceptMembership,
  addJoinRequest,
  addTeam,
  removeMembership,
  removeTeam,
  findMember,
  findMembership,
  findTeam,
  findTeamByCode,
  isNameTaken,
  nameKey,
  promoteLongestStandingMember,
  setLeader,
} from './teams.repository';

const teamFullError = () => ruleError('CONFLICT', 'team-full', 'This team is full.');

/** The team that a code belongs to. */
export async function readInvitation(
  database: Queryable,
  key: RegistrationKey,
  code: string,
): Promise<TeamInvitation> {
  const participation = await findParticipation(database, key);
  const team = participation && (await findTeamByCode(database, key.eventId, code));
  if (!team) throw new ApiError('NOT_FOUND');
  const { name, leader, member_count: memberCount } = team;
  return { name, leader, memberCount, maxMembers: participation.teamMax };
}

/** Runs a change of the user's team and returns their registration. */
function changeTeam(
  database: Database,
  key: RegistrationKey,
  work: (transaction: Queryable, participation: Participation) => Promise<void>,
): Promise<Registration> {
  return withLockedCompetition(database, key, async (transaction, participation) => {
    if (participation.isClosed) throw teamsClosedError();
    await work(transaction, participation);
    return buildRegistrationResponse(transaction, participation);
  });
}

/** Fails if the competition has no teams or the user has no place in it. */
function assertCanJoinTeam({ state, teamMax }: Participation): void {
  if (teamMax <= 1) {
    throw ruleError('FORBIDDEN', 'no-teams', 'This competition has no teams.');
  }
  if (state === 'waiting') {
    throw ruleError('FORBIDDEN', 'waiting', 'You can join a team as soon as you have a place.');
  }
  if (state !== 'registered') {
    throw ruleError('FORBIDDEN', 'not-registered', 'Register for this competition first.');
  }
}

const alreadyInTeamError = () =>
  ruleError('CONFLICT', 'in-team', 'You are already in a team. Leave it first.');

export function createTeam(
  database: Database,
  key: RegistrationKey,
  name: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction, participation) => {
    assertCanJoinTeam(participation);
    const membership = await findMembership(transaction, key);
    if (membership) {
      const team = await findTeam(transaction, membership.team_id);
      // A repeated request changes nothing.
      if (membership.is_leader && team?.name_key === nameKey(name)) return;
      throw alreadyInTeamError();
    }
    if (await isNameTaken(transaction, key.eventId, name)) {
      const fields = { name: 'Another team in this competition already has this name.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    await addTeam(transaction, key, name);
  });
}

export function requestToJoinTeam(
  database: Database,
  key: RegistrationKey,
  code: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction, participation) => {
    assertCanJoinTeam(participation);
    const team = await findTeamByCode(transaction, key.eventId, code);
    if (!team) {
      const fields = { code: 'No team in this competition has this code.' };
      throw new ApiError('VALIDATION_FAILED', { fields });
    }
    const membership = await findMembership(transaction, key);
    if (membership?.team_id === team.id) return;
    if (membership) throw alreadyInTeamError();
    if (team.member_count >= participation.teamMax) throw teamFullError();
    await addJoinRequest(transaction, key, team.id);
    await addTeamRequestNotice(transaction, key);
  });
}

export function leaveTeam(database: Database, key: RegistrationKey): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    if (!(await findMembership(transaction, key))) throw new ApiError('NOT_FOUND');
    await removeFromTeam(transaction, key);
  });
}

/** Removes a user from their team, if any. The longest-standing member becomes the leader; an empty team is deleted. */
export async function removeFromTeam(transaction: Queryable, key: RegistrationKey): Promise<void> {
  const membership = await findMembership(transaction, key);
  if (!membership) return;
  const left = await findTeamMembership(transaction, { id: membership.id });
  await removeMembership(transaction, membership.id);
  if (
    membership.is_leader &&
    !(await promoteLongestStandingMember(transaction, membership.team_id))
  ) {
    await removeTeam(transaction, membership.team_id);
  } else if (left && membership.state === 'member') {
    await addLeftTeamNotice(transaction, left);
  }
}

/** Returns the user's membership; fails unless they lead a team. */
async function requireLeadership(
  transaction: Queryable,
  key: RegistrationKey,
): Promise<MembershipRow> {
  const membership = await findMembership(transaction, key);
  if (!membership || membership.state !== 'member') throw new ApiError('NOT_FOUND');
  if (!membership.is_leader) {
    throw ruleError('FORBIDDEN', 'not-leader', 'Only the team leader can do that.');
  }
  return membership;
}

async function requireOtherMember(
  transaction: Queryable,
  { team_id: teamId, id: ownId }: MembershipRow,
  memberId: string,
): Promise<MembershipRow> {
  const member = await findMember(transaction, teamId, memberId);
  if (!member || member.id === ownId) throw new ApiError('NOT_FOUND');
  return member;
}

export function acceptMember(
  database: Database,
  key: RegistrationKey,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction, { teamMax }) => {
    const membership = await requireLeadership(transaction, key);
    const member = await requireOtherMember(transaction, membership, memberId);
    if (member.state === 'member') return;
    const team = await findTeam(transaction, membership.team_id);
    if (!team || team.member_count >= teamMax) throw teamFullError();
    await acceptMembership(transaction, member.id);
    await addAcceptedIntoTeamNotice(transaction, member.id);
  });
}

export function removeMember(
  database: Database,
  key: RegistrationKey,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    const member = await requireOtherMember(
      transaction,
      await requireLeadership(transaction, key),
      memberId,
    );
    await addDeclinedOrRemovedNotice(transaction, member);
    await removeMembership(transaction, member.id);
  });
}

export function transferTeamLead(
  database: Database,
  key: RegistrationKey,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    const membership = await requireLeadership(transaction, key);
    const member = await requireOtherMember(transaction, membership, memberId);
    if (member.state !== 'member') throw new ApiError('NOT_FOUND');
    // The old leader first, because a team must never have two leaders.
    await setLeader(transaction, membership.id, false);
    await setLeader(transaction, member.id, true);
  });
}

export function deleteTeam(database: Database, key: RegistrationKey): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    const membership = await requireLeadership(transaction, key);
    await removeTeam(transaction, membership.team_id);
  });
}
