import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { enrolEndpoint, leaveCourseEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { getCoinHistoryEndpoint } from '@sopaan/schemas/stats/coins';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addLessonContent } from './testing/lesson';

const api = testApp();

const video = (id: string) => ({ _id: id, title: `Lesson ${id}`, seconds: 60 });
const chapters = [
  { _id: 'ch1', title: 'Start', videos: [video('v1'), video('v2')] },
  { _id: 'ch2', title: 'Empty', videos: [] },
  { _id: 'ch3', title: 'End', videos: [video('v3')] },
];
let courseCount = 0;
async function createCourse(content: readonly object[] = chapters): Promise<string> {
  const id = `course-${(courseCount += 1)}`;
  await addCourse(api.database, { id, chapters: JSON.stringify(content) });
  for (const videoId of ['v1', 'v2', 'v3']) {
    await addLessonContent(api.database, { course_id: id, video_id: videoId });
  }
  return id;
}
async function signUpFor(courseId: string) {
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id: courseId }, member.token);
  return member;
}
async function dashboardCourses(token: string) {
  const user = await api.call(getUserEndpoint, { requiredata: ['courses'] }, token);
  return user.role_Data.courses;
}
const none = { completedLessons: 0, totalLessons: 3, progressPercent: 0, nextVideoId: 'v1' };

test('[PF-026] [PF-027] [AP-028] the dashboard shows progress, counts and the next lesson of a course, computed from the finished lessons', async () => {
  const id = await createCourse();
  const { token } = await signUpFor(id);
  expect(await dashboardCourses(token)).toEqual([
    {
      _id: id,
      coursename: 'Web dev basics',
      coursesubtitle: 'From the first tag to a page of your own',
      courseavatar: '',
      chapters: chapters.map(({ _id, title }) => ({ _id, title })),
      ...none,
      nextLessonTitle: 'Lesson v1',
    },
  ]);

  const afterSecond = { ...none, completedLessons: 1, progressPercent: 33 };
  const request = { id, videoId: 'v2' };
  expect(await api.call(finishLessonEndpoint, request, token)).toEqual(afterSecond);
  expect(await api.call(finishLessonEndpoint, request, token)).toEqual(afterSecond);
  expect(await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, token)).toEqual({
    completedLessons: 2,
    totalLessons: 3,
    progressPercent: 66,
    nextVideoId: 'v3',
  });
  await api.call(finishLessonEndpoint, { id, videoId: 'v3' }, token);
  expect(await dashboardCourses(token)).toMatchObject([
    { completedLessons: 3, totalLessons: 3, progressPercent: 100, nextVideoId: null },
  ]);
});

test('[PF-027] progress belongs to one member and one course', async () => {
  const [id, other] = [await createCourse(), await createCourse()];
  const { token } = await signUpFor(id);
  await api.call(enrolEndpoint, { id: other }, token);
  const stranger = await signUpFor(id);
  await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, token);
  expect(await dashboardCourses(stranger.token)).toMatchObject([none]);
  expect(await dashboardCourses(token)).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: other, ...none })]),
  );
});

test('[PF-027] only current lessons of the course count as progress, and a course without lessons has none', async () => {
  const id = await createCourse();
  const { token } = await signUpFor(id);
  await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, token);
  await api.database.query('update courses set chapters = $2 where id = $1', [
    id,
    JSON.stringify([{ _id: 'ch1', title: 'New', videos: [video('v9')] }]),
  ]);
  const current = { completedLessons: 0, totalLessons: 1, progressPercent: 0, nextVideoId: 'v9' };
  expect(await dashboardCourses(token)).toMatchObject([current]);
  await api.database.query(`update courses set chapters = '[]' where id = $1`, [id]);
  const empty = { completedLessons: 0, totalLessons: 0, progressPercent: 0, nextVideoId: null };
  expect(await dashboardCourses(token)).toMatchObject([empty]);
});

test('finishing a lesson requires an enrolment and an existing lesson', async () => {
  const id = await createCourse();
  const stranger = await api.signUp();
  expect(
    await api.rejection(finishLessonEndpoint, { id, videoId: 'v1' }, stranger.token),
  ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  const { token } = await signUpFor(id);
  for (const request of [
    { id, videoId: 'ch1' },
    { id: 'none', videoId: 'v1' },
  ]) {
    expect(await api.rejection(finishLessonEndpoint, request, token)).toMatchObject({
      status: 404,
    });
  }
});

test('a member who leaves a course and enrols again keeps the progress', async () => {
  const id = await createCourse();
  const { token } = await signUpFor(id);
  await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, token);
  await api.call(leaveCourseEndpoint, { id }, token);
  expect(await dashboardCourses(token)).toEqual([]);
  await api.call(enrolEndpoint, { id }, token);
  expect(await dashboardCourses(token)).toMatchObject([{ completedLessons: 1 }]);
});

test('[PF-019] a finished lesson earns its coins once, even with repeated and concurrent requests', async () => {
  const id = await createCourse();
  const { token } = await signUpFor(id);
  const finish = (videoId: string) => api.call(finishLessonEndpoint, { id, videoId }, token);
  await Promise.all(Array.from({ length: 6 }, () => finish('v1')));
  await finish('v2');
  await finish('v1');
  expect(await api.call(getStatsEndpoint, {}, token)).toMatchObject({ coins: 10, points: 10 });
  const lesson = { reason: 'lesson', title: 'Finish a lesson', coins: 5 };
  expect((await api.call(getCoinHistoryEndpoint, {}, token)).items).toMatchObject([
    { ...lesson, subject: 'Lesson v2' },
    { ...lesson, subject: 'Lesson v1' },
  ]);
});

test('[PF-019] for a lesson that was removed from its course, the ledger names the course', async () => {
  const id = await createCourse();
  const { token } = await signUpFor(id);
  await api.call(finishLessonEndpoint, { id, videoId: 'v1' }, token);
  await api.database.query(`update courses set chapters = '[]' where id = $1`, [id]);
  const { items } = await api.call(getCoinHistoryEndpoint, {}, token);
  expect(items).toMatchObject([{ reason: 'lesson', subject: 'Web dev basics', coins: 5 }]);
});
