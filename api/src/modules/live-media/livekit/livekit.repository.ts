import type { Queryable } from '../../../database/database';

/** Selects the ids that do not belong to members who may be in the room of the class. */
export async function findUnauthorizedIds(
  database: Queryable,
  classId: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select asked.id from unnest($2::text[]) as asked (id)
     where not exists (
       select from live_class_members members
       join live_classes on live_classes.id = members.class_id
       where members.class_id = $1 and members.id::text = asked.id and removed_at is null
         and (registered_at is not null or user_id = teacher_id)
     )`,
    [classId, memberIds],
  );
  return rows.map(({ id }) => id);
}

export async function findMemberId(
  database: Queryable,
  { classId, userId }: { classId: string; userId: string },
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    'select id from live_class_members where class_id = $1 and user_id = $2',
    [classId, userId],
  );
  return row?.id;
}
