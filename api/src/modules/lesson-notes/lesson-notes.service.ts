import { MAX_NOTES, type Note } from '@sopaan/schemas/courses/lesson-note';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockUser } from '../accounts/users/users.repository';
import { findLessonAccess } from '../lessons/lessons.repository';
import { addNote, changeNote, countNotes, findNotes } from './lesson-notes.repository';

interface NoteInput extends Omit<Note, 'updatedAt'> {
  courseId: string;
  userId: string;
}

/** Idempotent. CLOSED if the member has the maximum number of notes in the course. */
export function putNote(database: Database, note: NoteInput): Promise<Note[]> {
  return database.transaction(async (transaction) => {
    // Changes of one member run one after the other, so that concurrent requests cannot exceed the maximum.
    await lockUser(transaction, note.userId);
    const isChanged = await changeNote(transaction, note, note);
    if (!isChanged) {
      const lesson = await findLessonAccess(transaction, note);
      if (!lesson?.exists) throw new ApiError('NOT_FOUND');
      if ((await countNotes(transaction, note)) >= MAX_NOTES)
        throw new ApiError('CLOSED', {
          message: `You have ${MAX_NOTES} notes in this course. Delete some first.`,
        });
      if (!(await addNote(transaction, note, note))) throw new ApiError('CONFLICT');
    }
    return findNotes(transaction, note);
  });
}
