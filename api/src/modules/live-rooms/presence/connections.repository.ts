import type { Queryable } from '../../../database/database';
import type { ClassState } from '@sopaan/schemas/live-classes/live-class';
import { hasCome } from '../../../database/has-come';
import { CLASS_STATE } from '../../live-classes/class-state';
import { IS_TEACHER } from '../members/room-members.repository';

/** The time of three heartbeats. */
const STALE_SECONDS = 45;

/** SQL of whether the process of a connection is gone, or has been cut off from the database. */
export const isStale = (seenAt: string) =>
  hasCome(`(${seenAt} + interval '${STALE_SECONDS} seconds')`, STALE_SECONDS);

export interface Connection {
  id: string;
  memberId: string;
}

export async function addConnection(
  database: Queryable,
  { id, memberId, processId }: Connection & { processId: string },
): Promise<void> {
  await database.query(
    // A heartbeat may have added the connection already.
    `insert into live_class_connections (id, member_id, process_id) values ($1, $2, $3)
     on conflict (id) do nothing`,
    [id, memberId, processId],
  );
}

/** Returns the classes of the connections. */
export async function removeConnections(
  transaction: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction.query<{ class_id: string }>(
    `with removed as (
       delete from live_class_connections where id = any($1::uuid[]) returning member_id
     )
     select distinct class_id from removed join live_class_members on id = member_id`,
    [ids],
  );
  return rows.map((row) => row.class_id);
}

export interface LostConnectionRow {
  id: string;
  is_signed_in: boolean;
  is_removed: boolean;
  is_member: boolean;
  state: ClassState | null;
}

/**
 * Renews the connections of a process, also those that were deleted as stale while it could not reach the database. Returns those whose
 * members may no longer be in the room, which are not renewed.
 */
export function renewConnections(
  database: Queryable,
  {
    connections,
    processId,
  }: { connections: ReadonlyArray<Connection & { sessionId: string }>; processId: string },
): Promise<LostConnectionRow[]> {
  return database.query<LostConnectionRow & Record<string, unknown>>(
    `with checked as (
       select open.id, open.member_id, sessions.id is not null as is_signed_in,
         members.removed_at is not null as is_removed,
         ${IS_TEACHER} or members.registered_at is not null as is_member, ${CLASS_STATE} as state
       from unnest($1::uuid[], $2::uuid[], $3::text[]) as open (id, member_id, session_id)
       left join live_class_members members on members.id = open.member_id
       left join live_classes on live_classes.id = members.class_id
       left join (sessions join users on users.id = sessions.user_id and users.is_active)
         on sessions.id = open.session_id and sessions.user_id = members.user_id
         and sessions.expires_at > now()
     ), allowed as (
       select id, member_id from checked
       where is_signed_in and is_member and not is_removed and state <> 'ended'
     ), renewed as (
       insert into live_class_connections (id, member_id, process_id)
       select id, member_id, $4 from allowed
       on conflict (id) do update set seen_at = now()
     )
     select id, is_signed_in, is_removed, is_member, state from checked
     where id not in (select id from allowed)`,
    [
      connections.map(({ id }) => id),
      connections.map(({ memberId }) => memberId),
      connections.map(({ sessionId }) => sessionId),
      processId,
    ],
  );
}
