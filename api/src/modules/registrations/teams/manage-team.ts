import type { Registration } from '@sopaan/schemas/registration';
import { ApiError } from '../../../plugins/api-error';
import type { Database, Queryable } from '../../../plugins/database';
import type { RegistrationKey } from '../with-locked-event';
import { ruleError } from '../registration-errors';
import { findMember, findMembership, findTeam, type Membership } from './teams.repository';
import { changeTeam, teamFullError } from './teams.service';

/** Returns the user's membership; fails unless they lead a team. */
async function requireLeadership(
  transaction: Queryable,
  key: RegistrationKey,
): Promise<Membership> {
  const membership = await findMembership(transaction, key);
  if (!membership || membership.state !== 'member') throw new ApiError('NOT_FOUND');
  if (!membership.isLeader) {
    throw ruleError('FORBIDDEN', 'not-leader', 'Only the team leader can do that.');
  }
  return membership;
}

async function requireOtherMember(
  transaction: Queryable,
  { teamId, id: ownId }: Membership,
  memberId: string,
): Promise<Membership> {
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
    const team = await findTeam(transaction, membership.teamId);
    if (!team || team.memberCount >= teamMax) throw teamFullError();
    await transaction.query(
      `update event_team_members set state = 'member', since = clock_timestamp() where id = $1`,
      [memberId],
    );
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
    await transaction.query('delete from event_team_members where id = $1', [member.id]);
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
    for (const [id, leads] of [
      [membership.id, false],
      [member.id, true],
    ] as const) {
      await transaction.query('update event_team_members set is_leader = $2 where id = $1', [
        id,
        leads,
      ]);
    }
  });
}

export function deleteTeam(database: Database, key: RegistrationKey): Promise<Registration> {
  return changeTeam(database, key, async (transaction) => {
    const membership = await requireLeadership(transaction, key);
    await transaction.query('delete from event_teams where id = $1', [membership.teamId]);
  });
}
