import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
} from '@sopaan/schemas/courses/lesson-content';
import { packageRoot } from '../config/package-root';
import { addCourse } from '../modules/courses/testing/course';
import { addStoredLessons } from '../modules/lessons/testing/stored-lessons';
import { TEST_SECRET, testApp } from '../testing/test-app';
import { COMMANDS } from './commands';
import { runAdminCommand } from './run-admin-command';

const api = testApp();
const SAMPLE = join(packageRoot(), 'seeds/courses/videos/lists-and-tables');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-admin-'));
  const videos = [{ _id: 'v1', title: 'Lists', seconds: null }];
  const chapters = JSON.stringify([{ _id: 'c', title: 'Start', videos }]);
  await addCourse(api.database, { id: 'course-1', chapters });
  await addCourse(api.database, { id: 'empty-course' });
});
afterAll(() => rm(folder, { recursive: true }));

async function runAdmin(...args: string[]) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, args, {
    environment: {
      DATABASE_URL: api.databaseUrl,
      SOPAAN_DATA: folder,
      FILE_STORE: api.filesFolder,
      TOKEN_SECRET: TEST_SECRET,
    },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}
const lessonsOf = async (id: string) =>
  (await api.call(getCourseLessonsEndpoint, { id })).chapters.flatMap(({ lessons }) => lessons);

test('stores a video with captions for a lesson, and the API serves it', async () => {
  const captions = ['--captions', `${SAMPLE}.vtt`];
  const added = await runAdmin(
    'videos',
    'add',
    'course-1',
    `${SAMPLE}.webm`,
    '--lesson',
    'v1',
    ...captions,
  );
  expect(added).toEqual({
    code: 0,
    output: 'The lesson v1 has a video of 45 seconds now.',
    errors: '',
  });
  expect(await lessonsOf('course-1')).toMatchObject([{ _id: 'v1', seconds: 45 }]);
  const { video } = await api.call(getLessonEndpoint, { id: 'course-1', videoId: 'v1' });
  expect(video).toMatchObject({ mediaType: 'video/webm', captions: [{ language: 'en-IN' }] });
  const part = await api.app.inject({ url: video?.path ?? '', headers: { range: 'bytes=0-3' } });
  expect(part.rawPayload.toString('hex')).toBe('1a45dfa3');

  // Without captions, the former ones stay.
  await runAdmin('videos', 'add', 'course-1', `${SAMPLE}.webm`, '--lesson', 'v1');
  const replaced = await api.call(getLessonEndpoint, { id: 'course-1', videoId: 'v1' });
  expect(replaced.video?.path).not.toBe(video?.path);
  expect(replaced.video?.captions).toEqual(video?.captions);
});

test('without a lesson, a new one is added at the end of the course', async () => {
  await runAdmin('videos', 'add', 'course-1', `${SAMPLE}.webm`);
  await runAdmin('videos', 'add', 'course-1', `${SAMPLE}.webm`, '--title', 'More');
  const titles = (await lessonsOf('course-1')).map(({ title }) => title);
  expect(titles).toEqual(['Lists', 'lists-and-tables', 'More']);
});

test('the questions of a video are replaced by those of a file', async () => {
  const file = join(folder, 'questions.json');
  const question = { atSeconds: 3, text: 'Why?', options: ['So', 'Not'], correctOption: 1 };
  const set = async (questions: unknown, lesson = 'v1') => {
    await writeFile(file, JSON.stringify(questions));
    return runAdmin('videos', 'questions', 'course-1', lesson, file);
  };
  const stored = async () =>
    (await api.call(getLessonEndpoint, { id: 'course-1', videoId: 'v1' })).questions;
  expect(await set([question, { ...question, atSeconds: 9 }])).toMatchObject({
    code: 0,
    output: 'The video of the lesson v1 stops 2 times for a question.',
  });
  expect(await stored()).toMatchObject([{ atSeconds: 3 }, { atSeconds: 9 }]);
  expect(await set([question])).toMatchObject({ code: 0 });
  expect(await stored()).toMatchObject([{ atSeconds: 3, text: 'Why?', options: ['So', 'Not'] }]);
  expect(await set([{ ...question, correctOption: 2 }])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('correctOption must be the index of an option'),
  });
  expect(await set([question], 'none')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('has no lesson none with a video'),
  });
  expect(await stored()).toHaveLength(1);
});

test('list shows the state of each encoding, and encode repeats one', async () => {
  const list = async () => (await runAdmin('videos', 'list')).output.split('\n');
  const [count, first] = await list();
  expect([count, first]).toEqual([
    expect.stringMatching(/^\d videos$/),
    'course-1  v1  as it is  Lists',
  ]);
  expect(await runAdmin('videos', 'encode', 'course-1', 'v1')).toMatchObject({ code: 0 });
  const states = [
    [`status = 'waiting'`, 'waiting'],
    [`status = 'encoding', percent = 43`, 'encoding 43 %'],
    [`status = 'ready'`, 'ready'],
    [`status = 'waiting', error = 'no'`, 'waiting, after a failure: no'],
    [`status = 'failed'`, 'failed: no'],
  ];
  for (const [assignments, state] of states) {
    await api.database.query(`update video_encodings set ${assignments}`);
    expect((await list())[1]).toBe(`course-1  v1  ${state}  Lists`);
  }
  await runAdmin('videos', 'encode', 'course-1', 'v1');
  expect((await list())[1]).toBe('course-1  v1  waiting  Lists');
  expect(await runAdmin('videos', 'encode', 'course-1', 'none')).toMatchObject({
    code: 1,
    errors: 'course-1 has no lesson none with a video.',
  });
});

test('rejects invalid arguments with a message, and stores nothing', async () => {
  const text = join(folder, 'text.webm');
  await writeFile(text, 'no video');
  const before = await api.database.query('select id from video_files');
  const cases = [
    [['course-1', text], 'is not an MP4 or WebM file'],
    [['course-1', join(folder, 'missing.webm')], 'missing.webm'],
    [['none', `${SAMPLE}.webm`], 'There is no course none.'],
    [['empty-course', `${SAMPLE}.webm`], 'has no chapter'],
    [['course-1', `${SAMPLE}.webm`, '--lesson', 'v9'], 'has no lesson v9. Its lessons:\nv1  Lists'],
    [['course-1', `${SAMPLE}.webm`, '--captions', text], 'not valid WebVTT'],
  ] as const;
  for (const [args, message] of cases) {
    const { code, errors } = await runAdmin('videos', 'add', ...args);
    expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
  }
  expect(await api.database.query('select id from video_files')).toEqual(before);
});

test('withdraws a certificate with a reason', async () => {
  const { userId } = await api.signUp();
  await addStoredLessons(api.database, { userId, courseId: 'course-1', mark: 'Meera' });
  const code = `certificate-of-${userId}`;
  const withdraw = (...reason: string[]) => runAdmin('certificates', 'withdraw', code, ...reason);
  expect(await withdraw()).toMatchObject({ code: 1 });
  expect(await withdraw('--reason', ' ')).toMatchObject({ code: 1 });
  expect(await withdraw('--reason', 'By mistake.')).toMatchObject({ code: 0 });
  expect(await api.call(getCertificateEndpoint, { code })).toMatchObject({
    withdrawnReason: 'By mistake.',
  });
  expect(await withdraw('--reason', 'Again.')).toMatchObject({
    code: 1,
    errors: `There is no valid certificate ${code}.`,
  });
});
