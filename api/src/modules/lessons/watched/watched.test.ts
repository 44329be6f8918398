import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import {
  getCourseLessonsEndpoint,
  getLessonEndpoint,
  reportWatchedEndpoint,
} from '@sopaan/schemas/courses/lesson-content';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addLessonContent, addVideo } from '../testing/lesson';

const api = testApp();

let count = 0;
/** A course with a video of 100 seconds, `v1`, and one that was not uploaded yet, `v2`. */
async function createCourse(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  count += 1;
  const id = `watched-course-${count}`;
  const videos = [
    { _id: 'v1', title: 'Watch', seconds: 100 },
    { _id: 'v2', title: 'Soon', seconds: 200 },
  ];
  const chapters = JSON.stringify([{ _id: 'c', title: 'Chapter', videos }]);
  await addCourse(api.database, { id, chapters, ...row });
  const fileId = await addVideo(api.app.videoFiles, Buffer.from('video'), 100);
  const content = { course_id: id, video_id: 'v1', kind: 'video', file_id: fileId, html: '' };
  await addLessonContent(api.database, content);
  return id;
}

async function enrolled(id: string) {
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id }, member.token);
  const report = (intervals: number[][], positionSeconds?: number) =>
    api.call(
      reportWatchedEndpoint,
      { id, videoId: 'v1', intervals, positionSeconds },
      member.token,
    );
  return { ...member, report };
}

test('[LE-019] watched intervals are the union of all reports, which may be repeated and arrive in any order', async () => {
  const id = await createCourse();
  const { token, report } = await enrolled(id);
  await report([[10, 20]], 20);
  await Promise.all([report([[40, 50.5]]), report([[15, 30]]), report([[10, 20]])]);
  const stored = await report([
    [30, 35],
    [60, 60],
  ]);
  expect(stored).toMatchObject({
    completed: false,
    watched: [
      [10, 35],
      [40, 50.5],
    ],
  });
  expect(await api.call(getLessonEndpoint, { id, videoId: 'v1' }, token)).toMatchObject({
    coursename: 'Web dev basics',
    chapterTitle: 'Chapter',
    title: 'Watch',
    kind: 'video',
    completed: false,
    positionSeconds: 20,
    watched: stored.watched,
    video: { mediaType: 'video/webm', seconds: 100, captions: [] },
  });
});

test('[LE-019] a lesson is completed when 90 % of its video was watched, and earns its coins once', async () => {
  const id = await createCourse();
  const { token, report } = await enrolled(id);
  // Intervals beyond the end of the video do not count.
  expect(
    await report(
      [
        [95, 100],
        [100, 5_000],
      ],
      100,
    ),
  ).toMatchObject({ completed: false });
  expect(await report([[0, 84]])).toMatchObject({ completed: false });
  const finished = await Promise.all([report([[80, 85]]), report([[80, 85]])]);
  const progress = { completedLessons: 1, totalLessons: 2, progressPercent: 50, nextVideoId: 'v2' };
  expect(finished).toMatchObject([
    { completed: true, progress },
    { completed: true, progress },
  ]);
  expect(await api.call(getStatsEndpoint, {}, token)).toMatchObject({ coins: 5 });
  const summary = await api.call(getCourseLessonsEndpoint, { id }, token);
  expect(summary).toMatchObject({
    enrolled: true,
    progress,
    // The video of v2 does not exist, so it has no length.
    effort: { minutes: 0, source: 'lengths' },
    chapters: [
      {
        title: 'Chapter',
        lessons: [
          { _id: 'v1', kind: 'video', seconds: 100, completed: true },
          { _id: 'v2', kind: 'video', seconds: null, completed: false },
        ],
      },
    ],
  });
});

test('a video cannot be finished without being watched', async () => {
  const id = await createCourse();
  const { token } = await enrolled(id);
  for (const videoId of ['v1', 'v2']) {
    expect(await api.rejection(finishLessonEndpoint, { id, videoId }, token)).toMatchObject({
      status: 409,
      code: 'CLOSED',
      message: 'Watch the video first.',
    });
  }
});

test('a report of watched intervals requires an enrolment, a lesson with a video and valid intervals', async () => {
  const id = await createCourse();
  const stranger = await api.signUp();
  const report = { id, videoId: 'v1', intervals: [[0, 1]] };
  expect(await api.rejection(reportWatchedEndpoint, report, stranger.token)).toMatchObject({
    status: 403,
  });
  const { token } = await enrolled(id);
  for (const videoId of ['v2', 'none']) {
    expect(await api.rejection(reportWatchedEndpoint, { ...report, videoId }, token)).toMatchObject(
      { status: 404 },
    );
  }
  for (const intervals of [[[1]], [[1, 2, 3]], [[-1, 2]], [['a', 2]]]) {
    const response = await api.app.inject({
      method: 'PUT',
      url: `/api/courses/${id}/lessons/v1/watched`,
      headers: { authorization: `Bearer ${token}` },
      payload: { intervals },
    });
    expect(response.statusCode).toBe(400);
  }
  expect(
    await api.call(reportWatchedEndpoint, { ...report, intervals: [[5, 1]] }, token),
  ).toMatchObject({ watched: [] });
});

test('lessons of a paid course are listed for everybody and open to enrolled members only', async () => {
  const id = await createCourse({ fee: 900 });
  expect(await api.call(getCourseLessonsEndpoint, { id })).toMatchObject({
    enrolled: false,
    fee: 900,
    progress: { completedLessons: 0, nextVideoId: 'v1' },
  });
  expect(await api.rejection(getLessonEndpoint, { id, videoId: 'v1' })).toMatchObject({
    status: 403,
  });
  const { token } = await enrolled(id);
  expect(await api.call(getLessonEndpoint, { id, videoId: 'v2' }, token)).toMatchObject({
    kind: 'video',
    video: null,
  });
  const free = await createCourse();
  expect(await api.call(getLessonEndpoint, { id: free, videoId: 'v1' })).toMatchObject({
    positionSeconds: 0,
    watched: [],
  });
  for (const key of [
    { id: free, videoId: 'none' },
    { id: 'none', videoId: 'v1' },
  ]) {
    expect(await api.rejection(getLessonEndpoint, key)).toMatchObject({ status: 404 });
  }
  expect(await api.rejection(getCourseLessonsEndpoint, { id: 'none' })).toMatchObject({
    status: 404,
  });
});

test('once twenty members have finished a lesson, its estimated duration is the median of their times', async () => {
  const id = await createCourse();
  const finish = async (index: number) => {
    const { userId } = await api.signUp();
    await api.database.query(
      `insert into watched_lessons (user_id, course_id, video_id, started_at)
       values ($1, $2, 'v1', now() - interval '1 day')`,
      [userId, id],
    );
    // One in three was interrupted for hours.
    await api.database.query(
      `insert into finished_lessons (user_id, course_id, video_id, finished_at)
       values ($1, $2, 'v1', now() - interval '1 day' + make_interval(secs => $3))`,
      [userId, id, index % 3 === 0 ? 40_000 : 600 + index],
    );
  };
  await api.database.query(
    `update courses set chapters = jsonb_set(chapters, '{0,videos}', chapters #> '{0,videos}' #- '{1}') where id = $1`,
    [id],
  );
  for (let index = 0; index < 28; index += 1) await finish(index);
  const effort = async () => (await api.call(getCourseLessonsEndpoint, { id })).effort;
  expect(await effort()).toEqual({ minutes: 2, source: 'lengths' });
  for (let index = 28; index < 31; index += 1) await finish(index);
  expect(await effort()).toEqual({ minutes: 11, source: 'learners' });
});
