import type { Queryable } from '../../database/database';
import { notifyRoom } from '../live-classes/room-changes';

/** The course of the class. Null if the class belongs to no course, or there is no such class. */
export async function findCourseId(database: Queryable, classId: string): Promise<string | null> {
  const [row] = await database.query<{ course_id: string | null }>(
    'select course_id from live_classes where id = $1',
    [classId],
  );
  return row?.course_id ?? null;
}

/** The recording of the class that has not ended. */
export async function findCurrentRecordingId(
  database: Queryable,
  classId: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    'select id from live_class_recordings where class_id = $1 and ended_at is null',
    [classId],
  );
  return row?.id;
}

/** Adds a recording, whose state is first checked after `checkInSeconds`. */
export async function addRecording(
  transaction: Queryable,
  { id, classId }: { id: string; classId: string },
  checkInSeconds: number,
): Promise<void> {
  await transaction.query(
    `insert into live_class_recordings (id, class_id, next_attempt_at)
     values ($1, $2, now() + make_interval(secs => $3))`,
    [id, classId, checkInSeconds],
  );
}

/** Removes a recording that could not be started. */
export async function removeRecording(database: Queryable, id: string): Promise<void> {
  const [row] = await database.query<{ class_id: string }>(
    'delete from live_class_recordings where id = $1 returning class_id',
    [id],
  );
  if (row) await notifyRoom(database, row.class_id);
}

export async function setStartedAt(
  database: Queryable,
  id: string,
  startedAt: string | null,
): Promise<void> {
  if (startedAt === null) return;
  await database.query('update live_class_recordings set started_at = $2 where id = $1', [
    id,
    startedAt,
  ]);
}

/** Marks the recording as ended, so that it can be stored, and notifies the room. */
export async function endRecording(database: Queryable, id: string): Promise<void> {
  const [row] = await database.query<{ class_id: string }>(
    `update live_class_recordings set ended_at = now()
     where id = $1 and ended_at is null returning class_id`,
    [id],
  );
  if (row) await notifyRoom(database, row.class_id);
}

/** Lets the queue claim the recording now. Has no effect if a process has already claimed it, which then stores it. */
export async function makeDue(database: Queryable, id: string): Promise<void> {
  await database.query(
    `update live_class_recordings set next_attempt_at = now()
     where id = $1 and next_attempt_at is not null and attempts = 0`,
    [id],
  );
}
