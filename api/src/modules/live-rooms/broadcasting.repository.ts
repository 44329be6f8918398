import type { Queryable } from '../../database/database';

/** Stores the time since which the media server has received tracks of the teacher; null while it receives none. */
export async function setBroadcastingSince(
  transaction: Queryable,
  classId: string,
  isBroadcasting: boolean,
): Promise<void> {
  await transaction.query(
    `update live_classes
     set broadcasting_at = case when $2 then coalesce(broadcasting_at, now()) end
     where id = $1`,
    [classId, isBroadcasting],
  );
}
