import type { Note } from '@sopaan/schemas/courses/lesson-note';
import type { Queryable } from '../../database/database';

interface NoteRow {
  id: string;
  video_id: string;
  at_seconds: number;
  body: string;
  updated_at: Date;
}

interface CourseKey {
  courseId: string;
  userId: string;
}

/** The notes in the order of the lessons, then by time; those of lessons that were removed from the course come last. */
export async function findNotes(
  database: Queryable,
  { courseId, userId }: CourseKey,
): Promise<Note[]> {
  const rows = await database.query<NoteRow>(
    `select notes.id, notes.video_id, at_seconds, body, notes.updated_at
     from lesson_notes notes
     left join lateral (
       select chapter_position, video_position
       from courses
       cross join jsonb_array_elements(chapters) with ordinality as chapters (chapter, chapter_position)
       cross join jsonb_array_elements(chapter -> 'videos') with ordinality as videos (video, video_position)
       where courses.id = notes.course_id and video ->> '_id' = notes.video_id
       limit 1
     ) as lesson on true
     where notes.user_id = $1 and notes.course_id = $2
     order by chapter_position, video_position, at_seconds, notes.created_at, notes.id`,
    [userId, courseId],
  );
  return rows.map((row) => ({
    noteId: row.id,
    videoId: row.video_id,
    atSeconds: row.at_seconds,
    text: row.body,
    updatedAt: row.updated_at.toISOString(),
  }));
}

export async function countNotes(
  transaction: Queryable,
  { courseId, userId }: CourseKey,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) as count from lesson_notes where user_id = $1 and course_id = $2',
    [userId, courseId],
  );
  return row?.count ?? 0;
}

/** Returns false if the member has no such note in the course. */
export async function changeNote(
  transaction: Queryable,
  { courseId, userId }: CourseKey,
  { noteId, text, atSeconds }: Pick<Note, 'noteId' | 'text' | 'atSeconds'>,
): Promise<boolean> {
  const rows = await transaction.query(
    `update lesson_notes set body = $4, at_seconds = $5, updated_at = now()
     where user_id = $1 and course_id = $2 and id = $3 returning id`,
    [userId, courseId, noteId, text, atSeconds],
  );
  return rows.length > 0;
}

/** Returns false if the member has a note with this id in another course. */
export async function addNote(
  transaction: Queryable,
  { courseId, userId }: CourseKey,
  { noteId, videoId, text, atSeconds }: Omit<Note, 'updatedAt'>,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into lesson_notes (user_id, id, course_id, video_id, at_seconds, body)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [userId, noteId, courseId, videoId, atSeconds, text],
  );
  return rows.length > 0;
}

export async function deleteNote(
  database: Queryable,
  { courseId, userId }: CourseKey,
  noteId: string,
): Promise<void> {
  await database.query(
    'delete from lesson_notes where user_id = $1 and course_id = $2 and id = $3',
    [userId, courseId, noteId],
  );
}
