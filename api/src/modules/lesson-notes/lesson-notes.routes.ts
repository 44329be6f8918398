import type { FastifyInstance } from 'fastify';
import {
  deleteNoteEndpoint,
  getNotesEndpoint,
  putNoteEndpoint,
} from '@sopaan/schemas/courses/lesson-note';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { deleteNote, findNotes } from './lesson-notes.repository';
import { putNote } from './lesson-notes.service';

const limits: readonly Limit[] = [
  { name: 'lesson notes', by: perAccount, count: 600, seconds: 3_600 },
];

export function lessonNotes(app: FastifyInstance): void {
  route(app, getNotesEndpoint, async ({ input: { id: courseId }, user, database }) => ({
    notes: await findNotes(database, { courseId, userId: user.id }),
  }));

  route(
    app,
    putNoteEndpoint,
    async ({ input: { id: courseId, ...note }, user, database }) => ({
      notes: await putNote(database, { ...note, courseId, userId: user.id }),
    }),
    { limits },
  );

  route(
    app,
    deleteNoteEndpoint,
    async ({ input: { id: courseId, noteId }, user, database }) => {
      const key = { courseId, userId: user.id };
      await deleteNote(database, key, noteId);
      return { notes: await findNotes(database, key) };
    },
    { limits },
  );
}
