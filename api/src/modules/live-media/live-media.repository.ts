import type { Queryable } from '../../database/database';
import { CLASS_STATE } from '../live-classes/class-state';

export interface ClassKey {
  classId: string;
  userId: string;
}

export interface MediaAccessRow {
  is_live: boolean;
  is_teacher: boolean;
  /** Whether the user is registered and not removed. */
  is_member: boolean;
}

/** Undefined if there is no such class. */
export async function findMediaAccess(
  database: Queryable,
  { classId, userId }: ClassKey,
): Promise<MediaAccessRow | undefined> {
  const [row] = await database.query<MediaAccessRow & Record<string, unknown>>(
    `select
      ${CLASS_STATE} = 'live' as is_live,
      coalesce(teacher_id = $2, false) as is_teacher,
      exists (
        select from live_class_members
        where class_id = $1 and user_id = $2 and registered_at is not null and removed_at is null
      ) as is_member
     from live_classes where id = $1`,
    [classId, userId],
  );
  return row;
}

export async function findBroadcastingIds(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from live_classes where broadcasting_at is not null',
  );
  return rows.map(({ id }) => id);
}

/** Selects the given classes that are not live or were deleted. */
export async function findClosedIds(
  database: Queryable,
  classIds: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select asked.id from unnest($1::text[]) as asked (id)
     where not exists (select from live_classes where live_classes.id = asked.id and ${CLASS_STATE} = 'live')`,
    [classIds],
  );
  return rows.map(({ id }) => id);
}
