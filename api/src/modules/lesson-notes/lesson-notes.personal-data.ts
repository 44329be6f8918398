import type { PersonalPart } from '../../personal-data/personal-part';
import { lessonTitle } from '../coins/lesson-subject';

export const lessonNotesPersonalData: PersonalPart = {
  name: 'lessonNotes',
  tables: ['lesson_notes'],
  read: (database, { id }) =>
    database.query(
      `select courses.name as course, coalesce(${lessonTitle('chapters', 'video_id')}, '') as lesson,
         at_seconds as "atSeconds", body as text, lesson_notes.updated_at as "changedAt"
       from lesson_notes join courses on courses.id = course_id
       where user_id = $1 order by lesson_notes.created_at, lesson_notes.id`,
      [id],
    ),
};
