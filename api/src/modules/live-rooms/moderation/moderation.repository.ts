import type { Queryable } from '../../../database/database';

export async function setChatLocked(
  transaction: Queryable,
  classId: string,
  isLocked: boolean,
): Promise<void> {
  await transaction.query('update live_classes set is_chat_locked = $2 where id = $1', [
    classId,
    isLocked,
  ]);
}

export async function isMemberOf(
  database: Queryable,
  { classId, memberId }: { classId: string; memberId: string },
): Promise<boolean> {
  const rows = await database.query(
    'select from live_class_members where class_id = $1 and id = $2',
    [classId, memberId],
  );
  return rows.length > 0;
}

export async function setMuted(
  transaction: Queryable,
  memberId: string,
  isMuted: boolean,
): Promise<void> {
  await transaction.query(
    `update live_class_members set muted_at = case when $2 then coalesce(muted_at, now()) end
     where id = $1`,
    [memberId, isMuted],
  );
}

/** Returns the id of the account. */
export async function removeMember(
  transaction: Queryable,
  memberId: string,
): Promise<string | undefined> {
  const [row] = await transaction.query<{ user_id: string }>(
    `update live_class_members
     set removed_at = coalesce(removed_at, now()), hand_raised_at = null where id = $1
     returning user_id`,
    [memberId],
  );
  return row?.user_id;
}
