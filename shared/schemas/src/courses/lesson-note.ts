/** A member's private notes at times of a course's videos. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const NOTE_TEXT_MAX = 2_000;

/** The most notes of a member in one course. */
export const MAX_NOTES = 500;

export const noteSchema = object({
  noteId: string().required(),
  /** The lesson. */
  videoId: string().required(),
  /** The time in the video; 0 for lessons of other kinds. */
  atSeconds: number().min(0).required(),
  /** Plain text. */
  text: string().required(),
  /** ISO instant. */
  updatedAt: string().required(),
});
export type Note = InferType<typeof noteSchema>;

/** The notes of one course, in the order of its lessons and their times. */
export const notesSchema = object({ notes: array(noteSchema).required() }).required();
export type Notes = InferType<typeof notesSchema>;

const id = string().max(100).required();

/** The form of a note. */
export const noteFormSchema = object({
  text: string()
    .trim()
    .max(NOTE_TEXT_MAX, 'A note must not be longer than 2,000 characters.')
    .required('Please write a note.'),
});
export type NoteForm = InferType<typeof noteFormSchema>;

export const getNotesEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/notes',
  access: 'session',
  request: object({ id }),
  response: notesSchema,
  summary: "Lists the member's notes in a course.",
});

/** Idempotent by `noteId`, which the client chooses: a UUID. Also changes a note. */
export const putNoteEndpoint = endpoint({
  method: 'PUT',
  path: 'courses/:id/notes/:noteId',
  access: 'session',
  request: noteFormSchema.shape({
    id,
    noteId: string().uuid().required(),
    videoId: id,
    atSeconds: number().min(0).max(1_000_000).required(),
  }),
  response: notesSchema,
  summary: 'Creates or changes a note of the member.',
});

/** Idempotent. */
export const deleteNoteEndpoint = endpoint({
  method: 'DELETE',
  path: 'courses/:id/notes/:noteId',
  access: 'session',
  request: object({ id, noteId: string().uuid().required() }),
  response: notesSchema,
  summary: 'Deletes a note of the member.',
});
