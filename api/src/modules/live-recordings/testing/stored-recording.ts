import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

interface StoredRecording {
  classId: string;
  lessonId: string;
  startedAt?: Date;
  endedAt?: Date;
}

/** Adds a recording that has become a lesson. */
export function addRecording(
  database: Queryable,
  { classId, lessonId, startedAt = new Date(), endedAt = new Date() }: StoredRecording,
): Promise<void> {
  return insertRow(database, 'live_class_recordings', {
    id: randomUUID(),
    class_id: classId,
    lesson_id: lessonId,
    started_at: startedAt,
    ended_at: endedAt,
    next_attempt_at: null,
  });
}
