import type { Queryable } from '../../../database/database';
import { IS_TEACHER, MEMBER_NAME } from '../members/room-members.repository';
import { isStale } from './connections.repository';
import type { PresentMemberRow } from './participant-record';

/** The members with a connection: the teacher, then raised hands in their order, then the others by name. */
export function findPresentMembers(
  database: Queryable,
  classId: string,
): Promise<PresentMemberRow[]> {
  return database.query<PresentMemberRow & Record<string, unknown>>(
    `select members.id as member_id, ${MEMBER_NAME} as name, ${IS_TEACHER} as is_teacher,
       members.hand_raised_at, members.muted_at is not null as is_muted,
       members.removed_at is not null as is_removed,
       members.registered_at is not null as is_registered
     from live_class_members members
     join live_classes on live_classes.id = members.class_id
     join users on users.id = members.user_id
     where members.class_id = $1 and exists (
       select from live_class_connections connections
       where connections.member_id = members.id and not ${isStale('connections.seen_at')}
     )
     order by is_teacher desc, members.hand_raised_at, name, members.id`,
    [classId],
  );
}
