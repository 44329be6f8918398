import { LATE_END_MINUTES } from '@sopaan/schemas/live-classes/live-class';
import type { Queryable } from '../../database/database';

export interface ClassKey {
  classId: string;
  userId: string;
}

export interface MediaAccessRow {
  is_live: boolean;
  is_teacher: boolean;
  /** Registered and not removed. */
  is_member: boolean;
}

/** SQL of whether a class is live, for queries of `live_classes`. The clock goes on while a transaction waits. */
const IS_LIVE = `(started_at is not null and ended_at is null
  and clock_timestamp() <= ends_at + interval '${LATE_END_MINUTES} minutes')`;

/** Undefined if there is no such class. */
export async function findMediaAccess(
  database: Queryable,
  { classId, userId }: ClassKey,
): Promise<MediaAccessRow | undefined> {
  const [row] = await database.query<MediaAccessRow & Record<string, unknown>>(
    `select
      ${IS_LIVE} as is_live,
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

/** Those of the classes that are not live, or are gone. */
export async function findClosedIds(
  database: Queryable,
  classIds: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select asked.id from unnest($1::text[]) as asked (id)
     where not exists (select from live_classes where live_classes.id = asked.id and ${IS_LIVE})`,
    [classIds],
  );
  return rows.map(({ id }) => id);
}
