import { randomInt, randomUUID } from 'node:crypto';
import type { Queryable } from '../../../plugins/database';
import type { RegistrationKey } from '../with-locked-event';

export interface Membership extends Record<string, unknown> {
  id: string;
  teamId: string;
  state: string;
  isLeader: boolean;
}

export async function findMembership(
  database: Queryable,
  { eventId, userId }: RegistrationKey,
): Promise<Membership | undefined> {
  const [found] = await database.query<Membership>(
    `select id, team_id as "teamId", state, is_leader as "isLeader"
     from event_team_members where event_id = $1 and user_id = $2`,
    [eventId, userId],
  );
  return found;
}

/** Finds a membership of a team by its id. */
export async function findMember(
  database: Queryable,
  teamId: string,
  memberId: string,
): Promise<Membership | undefined> {
  const [found] = await database.query<Membership>(
    `select id, team_id as "teamId", state, is_leader as "isLeader"
     from event_team_members where team_id = $1 and id = $2`,
    [teamId, memberId],
  );
  return found;
}

export interface TeamRow extends Record<string, unknown> {
  id: string;
  name: string;
  nameKey: string;
  code: string;
  /** Number of accepted members. */
  memberCount: number;
  leader: string;
}

const SELECT = `
  select team.id, team.name, team.name_key as "nameKey", team.code,
    (select count(*) from event_team_members member
     where member.team_id = team.id and member.state = 'member') as "memberCount",
    coalesce((select trim(first_name || ' ' || last_name)
      from event_team_members member join users on users.id = member.user_id
      where member.team_id = team.id and member.is_leader), '') as leader
  from event_teams team`;

export async function findTeam(database: Queryable, id: string): Promise<TeamRow | undefined> {
  const [found] = await database.query<TeamRow>(`${SELECT} where team.id = $1`, [id]);
  return found;
}

export async function findTeamByCode(
  database: Queryable,
  eventId: string,
  code: string,
): Promise<TeamRow | undefined> {
  const [found] = await database.query<TeamRow>(
    `${SELECT} where team.event_id = $1 and team.code = $2`,
    [eventId, code.toUpperCase()],
  );
  return found;
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
  const found = await database.query(
    'select from event_teams where event_id = $1 and name_key = $2',
    [eventId, nameKey(name)],
  );
  return found.length > 0;
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
  await addMember(transaction, { eventId, userId }, { teamId: id, isLeader: true });
}

/** Adds a leader as a member, anyone else as a request to join. */
export async function addMember(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
  { teamId, isLeader }: { teamId: string; isLeader: boolean },
): Promise<void> {
  await transaction.query(
    `insert into event_team_members (id, team_id, event_id, user_id, state, is_leader)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), teamId, eventId, userId, isLeader ? 'member' : 'asked', isLeader],
  );
}
