import type { Queryable } from '../../../database/database';
import { CLASS_STATE } from '../../live-classes/class-state';
import type { RoomMemberRow } from './room-member';

export interface RoomKey {
  classId: string;
  userId: string;
}

/** SQL of the name under which a member takes part. `live_classes`, `members` and `users` are joined. */
export const MEMBER_NAME = `case when members.user_id = live_classes.teacher_id
  then live_classes.teacher_name else trim(users.first_name || ' ' || users.last_name) end`;

/** SQL of whether a member is the teacher. `live_classes` and `members` are joined. */
export const IS_TEACHER = 'coalesce(members.user_id = live_classes.teacher_id, false)';

export async function findRoomMember(
  database: Queryable,
  { classId, userId }: RoomKey,
): Promise<RoomMemberRow | undefined> {
  const [row] = await database.query<RoomMemberRow & Record<string, unknown>>(
    `select ${CLASS_STATE} as state, is_chat_locked,
       coalesce(teacher_id = $2, false) as is_teacher, members.id as member_id,
       registered_at is not null as is_registered, removed_at is not null as is_removed,
       muted_at is not null as is_muted
     from live_classes
     left join live_class_members members on class_id = live_classes.id and user_id = $2
     where live_classes.id = $1`,
    [classId, userId],
  );
  return row;
}

/** Locks the class, so that changes of its room run one after the other. */
export async function lockRoom(transaction: Queryable, classId: string): Promise<void> {
  await transaction.query('select from live_classes where id = $1 for no key update', [classId]);
}

/** The teacher becomes a member by entering the room; all others by registering. */
export async function addTeacher(database: Queryable, { classId, userId }: RoomKey): Promise<void> {
  await database.query(
    `insert into live_class_members (class_id, user_id)
     select id, teacher_id from live_classes where id = $1 and teacher_id = $2
     on conflict (class_id, user_id) do nothing`,
    [classId, userId],
  );
}

export async function setHand(
  transaction: Queryable,
  memberId: string,
  isRaised: boolean,
): Promise<void> {
  await transaction.query(
    `update live_class_members
     set hand_raised_at = case when $2 then coalesce(hand_raised_at, clock_timestamp()) end
     where id = $1`,
    [memberId, isRaised],
  );
}
