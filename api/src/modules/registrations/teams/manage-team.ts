import type { Registration } from '@sopaan/schemas/registration';
import { ApiError } from '../../../plugins/api-error';
import type { Database, Queryable } from '../../../plugins/database';
import type { Asked } from '../with-locked-event';
import { refused } from '../registration-errors';
import { findMember, findMembership, findTeam, type Membership } from './teams.repository';
import { changeTeam, teamFull } from './teams.service';

/** The team that one leads. Somebody else's is not found. */
async function ledTeam(transaction: Queryable, asked: Asked): Promise<Membership> {
  const own = await findMembership(transaction, asked);
  if (!own || own.state !== 'member') throw new ApiError('NOT_FOUND');
  if (!own.isLeader) {
    throw refused('FORBIDDEN', 'not-leader', 'Only the leader of the team can do that.');
  }
  return own;
}

async function memberOf(
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
  asked: Asked,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, asked, async (transaction, { teamMax }) => {
    const own = await ledTeam(transaction, asked);
    const member = await memberOf(transaction, own, memberId);
    if (member.state === 'member') return;
    const team = await findTeam(transaction, own.teamId);
    if (!team || team.memberCount >= teamMax) throw teamFull();
    await transaction.query(
      `update event_team_members set state = 'member', since = clock_timestamp() where id = $1`,
      [memberId],
    );
  });
}

export function removeMember(
  database: Database,
  asked: Asked,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, asked, async (transaction) => {
    const member = await memberOf(transaction, await ledTeam(transaction, asked), memberId);
    await transaction.query('delete from event_team_members where id = $1', [member.id]);
  });
}

export function handOver(
  database: Database,
  asked: Asked,
  memberId: string,
): Promise<Registration> {
  return changeTeam(database, asked, async (transaction) => {
    const own = await ledTeam(transaction, asked);
    const member = await memberOf(transaction, own, memberId);
    if (member.state !== 'member') throw new ApiError('NOT_FOUND');
    // One after the other: a team never has two leaders.
    for (const [id, leads] of [
      [own.id, false],
      [member.id, true],
    ] as const) {
      await transaction.query('update event_team_members set is_leader = $2 where id = $1', [
        id,
        leads,
      ]);
    }
  });
}

export function dissolveTeam(database: Database, asked: Asked): Promise<Registration> {
  return changeTeam(database, asked, async (transaction) => {
    const own = await ledTeam(transaction, asked);
    await transaction.query('delete from event_teams where id = $1', [own.teamId]);
  });
}
