import { randomUUID } from 'node:crypto';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import {
  getRecordedChatEndpoint,
  MAX_RECORDED_MESSAGES,
} from '@sopaan/schemas/live-classes/recording';
import { TEST_PASSWORD, testApp, type TestAccount } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addLessonContent } from '../../lessons/testing/lesson';
import { addLiveClass, addMember } from '../../live-media/testing/live-class';
import { addRecording } from '../testing/stored-recording';

const api = testApp();
const STARTED_AT = new Date('2026-11-27T10:00:00.000Z');
const secondsLater = (seconds: number) => new Date(STARTED_AT.getTime() + seconds * 1_000);

let teacher: TestAccount;
let asha: TestAccount;
let count = 0;
let [courseId, classId, videoId] = ['', '', ''];

/** Adds a course with a recording of 60 seconds, and a lesson that is not a recording. */
async function addRecordedClass(fee = 0): Promise<void> {
  count += 1;
  [courseId, classId, videoId] = [`course-${count}`, `class-${count}`, randomUUID()];
  const videos = [
    { _id: videoId, title: 'Loops', seconds: 60 },
    { _id: 'text', title: 'Read', seconds: 60 },
  ];
  const chapters = JSON.stringify([{ _id: 'c', title: 'Basics', videos }]);
  await addCourse(api.database, { id: courseId, fee, chapters });
  await addLessonContent(api.database, { course_id: courseId, video_id: 'text' });
  await addLiveClass(api.database, {
    id: classId,
    course_id: courseId,
    teacher_id: teacher.userId,
  });
  for (const { userId } of [teacher, asha])
    await addMember(api.database, { class_id: classId, user_id: userId });
  const [startedAt, endedAt] = [STARTED_AT, secondsLater(60)];
  await addRecording(api.database, { classId, lessonId: videoId, startedAt, endedAt });
}

beforeEach(async () => {
  teacher = await api.signUp();
  asha = await api.signUp();
  await addRecordedClass();
});

/** Returns the id of the message. */
async function addMessage(
  { userId }: TestAccount,
  { at, text }: { at: number; text: string },
): Promise<string> {
  const messageId = randomUUID();
  await addEntry(userId, { messageId, kind: 'message', text, at });
  return messageId;
}

const addEntry = (
  userId: string,
  { messageId, kind, text, at }: { messageId: string; kind: string; text: string; at: number },
) =>
  api.database.query(
    `insert into live_class_chat (class_id, seq, kind, message_id, member_id, body, created_at)
     select $1, (select count(*) + 1 from live_class_chat where class_id = $1), $2, $3, id, $4, $5
     from live_class_members where class_id = $1 and user_id = $6`,
    [classId, kind, messageId, text, secondsLater(at), userId],
  );

const readChat = ({ token }: Partial<TestAccount> = {}) =>
  api.call(getRecordedChatEndpoint, { id: courseId, videoId }, token);
const texts = async () => (await readChat()).messages.map(({ text }) => text);

test('the chat of a recorded class has the messages of the recording, with their seconds and names', async () => {
  await addMessage(asha, { at: -1, text: 'Before' });
  await addMessage(teacher, { at: 0, text: 'Welcome' });
  await addMessage(asha, { at: 12.5, text: 'What is a loop?' });
  await addMessage(asha, { at: 61, text: 'After' });
  const { messages, isComplete } = await readChat();
  expect(messages).toEqual([
    {
      messageId: expect.any(String),
      start: 0,
      name: 'Meera Iyer',
      isTeacher: true,
      text: 'Welcome',
    },
    {
      messageId: expect.any(String),
      start: 12.5,
      name: 'Asha Rao',
      isTeacher: false,
      text: 'What is a loop?',
    },
  ]);
  expect(isComplete).toBe(true);
});

test('the recorded chat leaves out removed messages, including those removed after the recording', async () => {
  await addMessage(teacher, { at: 1, text: 'Welcome' });
  const messageId = await addMessage(asha, { at: 2, text: '' });
  await addEntry(asha.userId, { messageId, kind: 'removal', text: '', at: 100 });
  expect(await texts()).toEqual(['Welcome']);
});

test('deleting an account removes its messages from the recorded chat', async () => {
  await addMessage(teacher, { at: 1, text: 'Welcome' });
  await addMessage(asha, { at: 2, text: 'By Asha' });
  expect(await texts()).toEqual(['Welcome', 'By Asha']);
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, asha.token);
  expect(await texts()).toEqual(['Welcome']);
});

test('only members who may watch the lesson can read its recorded chat', async () => {
  await addRecordedClass(500);
  await addMessage(teacher, { at: 1, text: 'Welcome' });
  const reject = ({ token }: Partial<TestAccount>) =>
    api.rejection(getRecordedChatEndpoint, { id: courseId, videoId }, token);
  expect((await reject({})).code).toBe('FORBIDDEN');
  expect((await reject(asha)).code).toBe('FORBIDDEN');
  await api.call(enrolEndpoint, { id: courseId }, asha.token);
  expect((await readChat(asha)).messages).toHaveLength(1);
});

test('a lesson that is not a recording has no chat, nor does a lesson with the same id in another course', async () => {
  const lesson = await api.call(getLessonEndpoint, { id: courseId, videoId });
  expect(lesson.hasChat).toBe(true);
  const other = { id: courseId, videoId: 'text' };
  expect((await api.call(getLessonEndpoint, other)).hasChat).toBe(false);
  expect((await api.rejection(getRecordedChatEndpoint, other)).code).toBe('NOT_FOUND');

  const videos = [{ _id: videoId, title: 'Copied', seconds: 60 }];
  const chapters = JSON.stringify([{ _id: 'c', title: 'Basics', videos }]);
  await addCourse(api.database, { id: `copy-${count}`, fee: 0, chapters });
  const copied = { id: `copy-${count}`, videoId };
  expect((await api.rejection(getRecordedChatEndpoint, copied)).code).toBe('NOT_FOUND');
});

test('a long recorded chat has only the first messages', async () => {
  await api.database.query(
    `insert into live_class_chat (class_id, seq, kind, message_id, member_id, body, created_at)
     select $1, number, 'message', gen_random_uuid(), members.id, 'Message ' || number, $2
     from generate_series(1, $3::integer + 1) as number, live_class_members members
     where members.class_id = $1 and members.user_id = $4`,
    [classId, secondsLater(1), MAX_RECORDED_MESSAGES, asha.userId],
  );
  const { messages, isComplete } = await readChat();
  expect([messages.length, messages.at(-1)?.text, isComplete]).toEqual([
    MAX_RECORDED_MESSAGES,
    `Message ${MAX_RECORDED_MESSAGES}`,
    false,
  ]);
});
