import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { endClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { setRecordingEndpoint } from '@sopaan/schemas/live-classes/recording';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { FakeMediaServer } from '../../testing/fake-media-server';
import { testApp, type TestAccount } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addLiveClass, addMember } from '../live-media/testing/live-class';
import { findRoomState } from '../live-rooms/rooms/room-state.repository';
import { storeRecordings } from './storing/store-recordings';
import { webmVideo } from './testing/webm-video';

const media = new FakeMediaServer();
const api = testApp(storeRecordings, { media: () => media.start() });
afterAll(() => media.stop());

const COURSE = 'course-of-recordings';
let teacher: TestAccount;
let member: TestAccount;
let video: Buffer;

beforeAll(async () => {
  teacher = await api.signUp();
  member = await api.signUp();
  video = await webmVideo(12);
  const chapters = JSON.stringify([
    { _id: 'c', title: 'Basics', videos: [{ _id: 'v1', title: 'Read', seconds: null }] },
  ]);
  await addCourse(api.database, { id: COURSE, fee: 0, chapters });
});
beforeEach(() => {
  media.status = 200;
  media.recordedFile = video;
  media.recordingStart = null;
});

let count = 0;
async function addClass(row: object = {}): Promise<string> {
  count += 1;
  const id = `recorded-${count}`;
  const columns = {
    course_id: COURSE,
    teacher_id: teacher.userId,
    title: `Class ${count}`,
    ...row,
  };
  await addLiveClass(api.database, { id, ...columns });
  await addMember(api.database, { class_id: id, user_id: member.userId });
  return id;
}

const setRecording = (id: string, isRecording: boolean) =>
  api.call(setRecordingEndpoint, { id, isRecording }, teacher.token);

const isRecorded = async (id: string) => (await findRoomState(api.database, id))?.isRecording;

interface Row {
  id: string;
  started_at: Date;
  lesson_id: string | null;
  failure: string | null;
  next_attempt_at: Date | null;
}

async function recordingsOf(classId: string): Promise<Row[]> {
  return api.database.query<Row & Record<string, unknown>>(
    'select * from live_class_recordings where class_id = $1 order by started_at',
    [classId],
  );
}

const makeDue = (classId: string) =>
  api.database.query(
    'update live_class_recordings set next_attempt_at = now() where class_id = $1',
    [classId],
  );

async function stored(classId: string): Promise<Row> {
  await waitUntil('the recording is stored', async () => {
    const rows = await recordingsOf(classId);
    return rows.length > 0 && rows.every(({ lesson_id }) => lesson_id !== null);
  });
  const [row] = await recordingsOf(classId);
  if (!row) throw new Error('There is no recording.');
  return row;
}

const lessonTitles = async (): Promise<string[]> => {
  const [row] = await api.database.query<{ titles: string[] }>(
    `select array(
       select video ->> 'title' from jsonb_array_elements(chapters) as chapter,
         jsonb_array_elements(chapter -> 'videos') as video
     ) as titles from courses where id = $1`,
    [COURSE],
  );
  return row?.titles ?? [];
};

test('a recording becomes the last lesson of the course, and is deleted from the media server', async () => {
  const id = await addClass();
  expect(await isRecorded(id)).toBe(false);
  media.recordingStart = '2026-11-27T09:30:00.000Z';
  await setRecording(id, true);
  // Starting is idempotent.
  await setRecording(id, true);
  expect(await isRecorded(id)).toBe(true);
  const [{ id: recordingId } = { id: '' }] = await recordingsOf(id);
  expect(media.recordings.get(id)?.id).toBe(recordingId);
  await setRecording(id, false);
  await setRecording(id, false);
  expect(await isRecorded(id)).toBe(false);
  const { started_at, lesson_id, failure } = await stored(id);
  expect([started_at.toISOString(), lesson_id, failure]).toEqual([
    media.recordingStart,
    recordingId,
    null,
  ]);
  expect(media.files.has(recordingId)).toBe(false);
  expect((await lessonTitles()).at(-1)).toBe(`Class ${count} (27 November 2026)`);
  const lesson = await api.call(getLessonEndpoint, { id: COURSE, videoId: recordingId });
  expect(lesson).toMatchObject({ kind: 'video', video: { seconds: 11 } });
});

test('a recording for a course without chapters becomes a lesson of a new chapter', async () => {
  await api.database.query(`update courses set chapters = '[]' where id = $1`, [COURSE]);
  const id = await addClass();
  await setRecording(id, true);
  await setRecording(id, false);
  expect((await stored(id)).failure).toBe(null);
  expect(await lessonTitles()).toHaveLength(1);
});

test('only the teacher can record a class, which must be live and belong to a course', async () => {
  const id = await addClass();
  const reject = (classId: string, { token } = teacher) =>
    api.rejection(setRecordingEndpoint, { id: classId, isRecording: true }, token);
  expect((await reject(id, member)).code).toBe('FORBIDDEN');
  expect((await reject(await addClass({ started_at: null }))).code).toBe('CLOSED');
  expect(await reject(await addClass({ course_id: null }))).toMatchObject({
    code: 'CLOSED',
    message: 'A class that belongs to no course cannot be recorded.',
  });
  expect((await reject('unknown')).code).toBe('NOT_FOUND');
  await setRecording(id, true);
  const stop = { id, isRecording: false };
  expect((await api.rejection(setRecordingEndpoint, stop, member.token)).code).toBe('FORBIDDEN');
  expect(await isRecorded(id)).toBe(true);
});

test('a recording that the media server did not start is not announced to the room', async () => {
  const id = await addClass();
  media.status = 503;
  const request = { id, isRecording: true };
  const { code } = await api.rejection(setRecordingEndpoint, request, teacher.token);
  expect(code).toBe('UNAVAILABLE');
  expect(await isRecorded(id)).toBe(false);
  expect(await recordingsOf(id)).toEqual([]);
});

test('a recording ends when its class ends or when the media server ends it', async () => {
  const [endedClass, endedByServer] = [await addClass(), await addClass()];
  await setRecording(endedClass, true);
  await setRecording(endedByServer, true);
  await api.call(endClassEndpoint, { id: endedClass }, teacher.token);
  media.endRecording(endedByServer);
  for (const id of [endedClass, endedByServer]) {
    await makeDue(id);
    await stored(id);
    expect(await isRecorded(id)).toBe(false);
  }
});

test('while a class is recorded, the start of its recording is stored', async () => {
  const id = await addClass();
  media.recordingStart = '2026-11-27T10:00:00.000Z';
  await setRecording(id, true);
  await makeDue(id);
  await waitUntil('the start is stored', async () => {
    const [row] = await recordingsOf(id);
    return row?.started_at.toISOString() === media.recordingStart;
  });
  expect(await isRecorded(id)).toBe(true);
});

test('a recording without a picture does not become a lesson and is stored with the reason', async () => {
  const id = await addClass();
  media.recordedFile = Buffer.from('');
  await setRecording(id, true);
  await setRecording(id, false);
  await waitUntil('it has failed', async () => (await recordingsOf(id))[0]?.failure !== null);
  expect(await recordingsOf(id)).toMatchObject([
    {
      failure: 'The teacher sent no picture while the class was recorded.',
      lesson_id: null,
      next_attempt_at: null,
    },
  ]);
});

test('a recording that could not be stored is tried again later', async () => {
  const id = await addClass();
  media.recordedFile = Buffer.from('no video');
  await setRecording(id, true);
  const before = Date.now();
  await setRecording(id, false);
  await waitUntil('it has failed', async () => (await recordingsOf(id))[0]?.failure !== null);
  const [row] = await recordingsOf(id);
  // The first retry is due after 30 seconds.
  expect(row?.next_attempt_at?.getTime()).toBeGreaterThan(before + 25_000);
  media.files.set(row?.id ?? '', video);
  await makeDue(id);
  expect((await stored(id)).failure).toBe(null);
});

test('an attempt that was interrupted after the lesson was added is repeated without a second lesson', async () => {
  const id = await addClass();
  await setRecording(id, true);
  await setRecording(id, false);
  const { id: recordingId } = await stored(id);
  const before = await lessonTitles();
  media.files.set(recordingId, video);
  await api.database.query('update live_class_recordings set lesson_id = null where id = $1', [
    recordingId,
  ]);
  await makeDue(id);
  await stored(id);
  expect(await lessonTitles()).toEqual(before);
  expect(media.files.has(recordingId)).toBe(false);
});
