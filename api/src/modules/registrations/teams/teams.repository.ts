import { randomInt, randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import type { RegistrationKey } from '../registrations.repository';
import type { MemberRow, MembershipRow, TeamRow } from './team-record';

export async function findMembership(
  database: Queryable,
  { eventId, userId }: RegistrationKey,
): Promise<MembershipRow | undefined> {
  const [membership] = await database.query<MembershipRow>(
    `select id, team_id, state, is_leader
     from event_team_members where event_id = $1 and user_id = $2`,
    [eventId, userId],
  );
  return membership;
}

/** Finds a membership of a team by its id. */
export async function findMember(
  database: Queryable,
  teamId: string,
  memberId: string,
): Promise<MembershipRow | undefined> {
  const [membership] = await database.query<MembershipRow>(
    `select id, team_id, state, is_leader
     from event_team_members where team_id = $1 and id = $2`,
    [teamId, memberId],
  );
  return membership;
}

const SELECT_TEAMS = `
  select team.id, team.name, team.name_key, team.code,
    (select count(*) from event_team_members member
     where member.team_id = team.id and member.state = 'member') as member_count,
    coalesce((select trim(first_name || ' ' || last_name)
      from event_team_members member join users on users.id = member.user_id
      where member.team_id = team.id and member.is_leader), '') as leader
  from event_teams team`;

export async function findTeam(database: Queryable, id: string): Promise<TeamRow | undefined> {
  const [found] = await database.query<TeamRow>(`${SELECT_TEAMS} where team.id = $1`, [id]);
  return found;
}

export async function findTeamByCode(
  database: Queryable,
  eventId: string,
  code: string,
): Promise<TeamRow | undefined> {
  const [team] = await database.query<TeamRow>(
    `${SELECT_TEAMS} where team.event_id = $1 and team.code = $2`,
    [eventId, code.toUpperCase()],
  );
  return team;
}

/** The members of a team and the requests to join it: the leader first, then members by seniority, then requests. */
export function findMembers(
  database: Queryable,
  teamId: string,
  userId: string,
): Promise<MemberRow[]> {
  return database.query<MemberRow>(
    `select member.id, trim(first_name || ' ' || last_name) as name,
       is_leader, user_id = $2 as is_you, state
     from event_team_members member join users on users.id = user_id
     where team_id = $1 order by is_leader desc, state = 'asked', since, member.id`,
    [teamId, userId],
  );
}

/** Names that differ only in case, spaces or Unicode form have the same key. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

export async function isNameTaken(
  database: Queryable,
  eventId: string,
  name: string,
): Promise<boolean> {
  const rows = await database.query(
    'select from event_teams where event_id = $1 and name_key = $2',
    [eventId, nameKey(name)],
  );
  return rows.length > 0;
}

/** Letters and digits that are hard to confuse. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

export async function addTeam(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
  name: string,
): Promise<void> {
  const id = randomUUID();
  const code = Array.from(
    { length: CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('');
  await transaction.query(
    'insert into event_teams (id, event_id, name, name_key, code) values ($1, $2, $3, $4, $5)',
    [id, eventId, name, nameKey(name), code],
  );
  await addLeader(transaction, { eventId, userId }, id);
}

function addLeader(transaction: Queryable, key: RegistrationKey, teamId: string): Promise<void> {
  return addMembership(transaction, key, { teamId, state: 'member', isLeader: true });
}

/** Adds a request to join a team, which its leader accepts or declines. */
export function addJoinRequest(
  transaction: Queryable,
  key: RegistrationKey,
  teamId: string,
): Promise<void> {
  return addMembership(transaction, key, { teamId, state: 'asked', isLeader: false });
}

async function addMembership(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
  { teamId, state, isLeader }: { teamId: string; state: 'member' | 'asked'; isLeader: boolean },
): Promise<void> {
  await transaction.query(
    `insert into event_team_members (id, team_id, event_id, user_id, state, is_leader)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), teamId, eventId, userId, state, isLeader],
  );
}

/** Turns a request to join into a membership. */
export async function acceptMembership(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `update event_team_members set state = 'member', since = clock_timestamp() where id = $1`,
    [id],
  );
}

export async function setLeader(
  transaction: Queryable,
  membershipId: string,
  isLeader: boolean,
): Promise<void> {
  await transaction.query('update event_team_members set is_leader = $2 where id = $1', [
    membershipId,
    isLeader,
  ]);
}

/** Makes the longest-standing member the leader. Returns false if the team has no members. */
export async function promoteLongestStandingMember(
  transaction: Queryable,
  teamId: string,
): Promise<boolean> {
  const promoted = await transaction.query(
    `update event_team_members set is_leader = true
     where id = (select id from event_team_members
                 where team_id = $1 and state = 'member' order by since, id limit 1)
     returning id`,
    [teamId],
  );
  return promoted.length > 0;
}

export async function removeMembership(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('delete from event_team_members where id = $1', [id]);
}

export async function removeTeam(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('delete from event_teams where id = $1', [id]);
}
