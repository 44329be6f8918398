import { randomUUID } from 'node:crypto';
import {
  deleteNoteEndpoint,
  getNotesEndpoint,
  MAX_NOTES,
  putNoteEndpoint,
} from '@sopaan/schemas/courses/lesson-note';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';

const api = testApp();
const COURSE = 'course-with-notes';

beforeAll(async () => {
  const videos = (ids: string[]) => ids.map((_id) => ({ _id, title: _id, seconds: 60 }));
  const chapters = [
    { _id: 'c1', title: 'One', videos: videos(['v2']) },
    { _id: 'c2', title: 'Two', videos: videos(['v1']) },
  ];
  await addCourse(api.database, { id: COURSE, chapters: JSON.stringify(chapters) });
  await addCourse(api.database, { id: 'another-course', chapters: JSON.stringify(chapters) });
});

const note = (videoId: string, atSeconds: number, text: string, noteId: string = randomUUID()) => ({
  id: COURSE,
  noteId,
  videoId,
  atSeconds,
  text,
});
const texts = async (token: string) =>
  (await api.call(getNotesEndpoint, { id: COURSE }, token)).notes.map(({ text }) => text);

test('notes are listed in the order of the lessons, then by time', async () => {
  const { token } = await api.signUp();
  await api.call(putNoteEndpoint, note('v1', 3, 'third'), token);
  await api.call(putNoteEndpoint, note('v2', 50, 'second'), token);
  const { notes } = await api.call(putNoteEndpoint, note('v2', 1.5, ' first\nline '), token);
  expect(notes).toMatchObject([
    { videoId: 'v2', atSeconds: 1.5, text: 'first\nline' },
    { videoId: 'v2', atSeconds: 50, text: 'second' },
    { videoId: 'v1', atSeconds: 3, text: 'third' },
  ]);
});

test('a note that is sent several times is stored once, and sending another text changes it', async () => {
  const { token } = await api.signUp();
  const first = note('v1', 3, 'once');
  await Promise.all(Array.from({ length: 4 }, () => api.call(putNoteEndpoint, first, token)));
  expect(await texts(token)).toEqual(['once']);
  await api.call(putNoteEndpoint, { ...first, text: 'changed' }, token);
  expect(await texts(token)).toEqual(['changed']);
  const key = { id: COURSE, noteId: first.noteId };
  expect(await api.call(deleteNoteEndpoint, key, token)).toEqual({ notes: [] });
  expect(await api.call(deleteNoteEndpoint, key, token)).toEqual({ notes: [] });
});

test('notes are private: others cannot see, change or delete them', async () => {
  const [owner, other] = [await api.signUp(), await api.signUp()];
  const first = note('v1', 3, 'mine');
  await api.call(putNoteEndpoint, first, owner.token);
  await api.call(putNoteEndpoint, { ...first, text: 'theirs' }, other.token);
  await api.call(deleteNoteEndpoint, { id: COURSE, noteId: first.noteId }, other.token);
  expect(await texts(owner.token)).toEqual(['mine']);
  expect(await texts(other.token)).toEqual([]);
});

test('a note needs a text, a lesson of the course and an id that is not in use', async () => {
  const { token } = await api.signUp();
  expect(await api.rejection(putNoteEndpoint, note('v1', 3, '  '), token)).toMatchObject({
    status: 400,
    fields: { text: 'Please write a note.' },
  });
  expect(await api.rejection(putNoteEndpoint, note('none', 3, 'x'), token)).toMatchObject({
    status: 404,
  });
  const first = note('v1', 3, 'x');
  await api.call(putNoteEndpoint, first, token);
  const elsewhere = { ...first, id: 'another-course' };
  expect(await api.rejection(putNoteEndpoint, elsewhere, token)).toMatchObject({ status: 409 });
});

test('the number of notes that a member has in a course is limited', async () => {
  const { token, userId } = await api.signUp();
  await api.database.query(
    `insert into lesson_notes (user_id, id, course_id, video_id, at_seconds, body)
     select $1, gen_random_uuid(), $2, 'v1', 1, 'x' from generate_series(2, $3)`,
    [userId, COURSE, MAX_NOTES],
  );
  const last = note('v1', 1, 'last');
  await api.call(putNoteEndpoint, last, token);
  expect(await api.rejection(putNoteEndpoint, note('v1', 1, 'one more'), token)).toMatchObject({
    code: 'CLOSED',
  });
  await api.call(putNoteEndpoint, { ...last, text: 'changed' }, token);
});
