import { stateAgeEndpoint } from '@sopaan/schemas/account/age';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { finishLessonEndpoint } from '@sopaan/schemas/courses/lesson';
import { reportWatchedEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { startHundredDaysEndpoint } from '@sopaan/schemas/practice/hundred-days';
import { saveItemEndpoint } from '@sopaan/schemas/saved/saved';
import { hoursFromNow, insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { changeStatus } from '../applications/applications.repository';
import { addCourse } from '../courses/testing/course';
import { addJob } from '../jobs/testing/job';
import { addLessonContent, addVideo } from '../lessons/testing/lesson';
import { addNotice } from '../notices/notices.repository';
import { addChallenge } from '../practice/testing/challenge';

const api = testApp();
const FIRST_STEPS = ['profile', 'course', 'hundred-days', 'competition', 'job'];

/** A member who has said that they are an adult, so that the age is no step. */
async function signUp() {
  const member = await api.signUp();
  await api.call(stateAgeEndpoint, { ageGroup: 'adult' }, member.token);
  return member;
}

const video = (id: string) => ({ _id: id, title: `Lesson ${id}`, seconds: 60 });
const chapters = JSON.stringify([
  { _id: 'ch1', title: 'Start', videos: [video('v1'), video('v2')] },
]);

beforeAll(async () => {
  const { database } = api;
  await addCourse(database, { id: 'course-1', name: 'Web dev basics', chapters });
  await addCourse(database, { id: 'course-2', name: 'Statistics', chapters });
  const fileId = await addVideo(api.app.videoFiles, Buffer.from('video'));
  const watched = { course_id: 'course-2', video_id: 'v2', kind: 'video', file_id: fileId };
  await addLessonContent(database, watched);
  for (const videoId of ['v1', 'v2']) {
    await addLessonContent(database, { course_id: 'course-1', video_id: videoId });
  }
  for (const day of [1, 2, 3]) {
    await addChallenge(database, {
      id: `day-${day}`,
      type: '100_days_code_conquest',
      title: `Day ${day}`,
      day,
    });
  }
});

const readSteps = (token: string) => api.call(getNextStepsEndpoint, {}, token);
const kindsOf = async (token: string) => (await readSteps(token)).steps.map(({ kind }) => kind);
async function findStep(token: string, kind: string) {
  return (await readSteps(token)).steps.find((step) => step.kind === kind);
}

test('[U14] [HO-067] a new member gets the first steps, with the page of each', async () => {
  const { token } = await signUp();
  const { steps, ...rest } = await readSteps(token);
  expect(steps.map(({ kind, path }) => [kind, path])).toEqual([
    ['profile', '/profile/profile?edit=skills'],
    ['course', '/course'],
    ['hundred-days', '/practice/100-days-code-conquest'],
    ['competition', '/competition'],
    ['job', '/private-job'],
  ]);
  expect(rest).toMatchObject({ currentStreak: 0, unreadNotices: 0 });
  expect(Math.abs(Date.parse(rest.now) - Date.now())).toBeLessThan(60_000);
});

test('[U14] completing the profile is a step until it has three skills and an education, skills first', async () => {
  const { token, userId } = await signUp();
  const fill = (column: 'education' | 'skills', entries: readonly object[]) =>
    api.database.query(`update users set ${column} = $2 where id = $1`, [
      userId,
      JSON.stringify(entries),
    ]);
  const skill = { name: 'react', level: 'Expert' };
  await fill('skills', [skill]);
  expect(await findStep(token, 'profile')).toMatchObject({
    detail: 'skills',
    path: '/profile/profile?edit=skills',
  });
  await fill('skills', [skill, skill, skill]);
  expect(await findStep(token, 'profile')).toMatchObject({
    detail: 'education',
    path: '/profile/profile?edit=education',
  });
  await fill('education', [{}]);
  expect(await findStep(token, 'profile')).toBeUndefined();
});

test('[U14] the lesson is the next one of the course that was used last', async () => {
  const { token } = await signUp();
  await api.call(enrolEndpoint, { id: 'course-1' }, token);
  await api.call(enrolEndpoint, { id: 'course-2' }, token);
  const title = async () => (await findStep(token, 'lesson'))?.title;
  expect(await title()).toBe('Statistics');
  expect(await kindsOf(token)).not.toContain('course');
  await api.call(finishLessonEndpoint, { id: 'course-1', videoId: 'v1' }, token);
  expect(await findStep(token, 'lesson')).toMatchObject({
    title: 'Web dev basics',
    detail: 'Lesson v2',
    path: '/learn/coursevideo?course=course-1&video=v2',
    progress: { completedLessons: 1, totalLessons: 2 },
  });
  const report = { id: 'course-2', videoId: 'v2', intervals: [[0, 1]] };
  await api.call(reportWatchedEndpoint, report, token);
  expect(await title()).toBe('Statistics');
  await api.call(finishLessonEndpoint, { id: 'course-1', videoId: 'v2' }, token);
  expect(await title()).toBe('Statistics');
});

test('[U14] today’s challenge is due today only while a streak would end, and ends when it is solved', async () => {
  const { token, userId } = await signUp();
  const { today } = await api.call(startHundredDaysEndpoint, {}, token);
  expect(await findStep(token, 'hundred-days')).toBeUndefined();
  expect(await findStep(token, 'challenge')).toMatchObject({
    title: 'Day 1',
    day: 1,
    due: null,
    path: '/code_editor/100_days_code_conquest/day-1/day-1',
  });

  await api.database.query(
    'update hundred_days_runs set started_on = $2::date - 1 where user_id = $1',
    [userId, today],
  );
  const solve = (day: number) =>
    insertRow(api.database, 'hundred_days_solves', {
      user_id: userId,
      day,
      solved_on: today,
      caught_up: false,
    });
  await solve(1);
  const { steps, currentStreak } = await readSteps(token);
  expect(currentStreak).toBe(1);
  expect(steps[0]).toMatchObject({ kind: 'challenge', day: 2, due: today });
  await solve(2);
  const afterwards = await readSteps(token);
  expect(afterwards.currentStreak).toBe(2);
  expect(afterwards.steps.map(({ kind }) => kind)).not.toContain('challenge');

  await api.database.query(
    'update hundred_days_runs set started_on = $2::date - 100 where user_id = $1',
    [userId, today],
  );
  expect(await kindsOf(token)).toEqual(FIRST_STEPS.filter((kind) => kind !== 'hundred-days'));
});

test('[U14] an application is a step while there is news of it, with the one that changed last and how many are open', async () => {
  const { token, userId } = await signUp();
  for (const id of ['open-1', 'open-2']) {
    await addJob(api.database, { id, title: `Job ${id}` });
    await api.call(applyEndpoint, { id }, token);
  }
  const setStatus = (jobId: string, status: string) =>
    api.database.transaction(async (transaction) => {
      const [application] = await transaction.query<{ id: string }>(
        'select id from job_applications where user_id = $1 and job_id = $2',
        [userId, jobId],
      );
      await changeStatus(transaction, application?.id ?? '', status);
    });
  expect(await findStep(token, 'application')).toBeUndefined();
  expect(await findStep(token, 'job')).toBeUndefined();
  await setStatus('open-1', 'shortlisted');
  expect(await findStep(token, 'application')).toMatchObject({
    title: 'Job open-1',
    detail: 'shortlisted',
    path: '/job/preview/job-open-1/open-1',
    count: 2,
  });
  await setStatus('open-2', 'viewed');
  expect(await findStep(token, 'application')).toMatchObject({ title: 'Job open-2', count: 2 });
  await setStatus('open-1', 'rejected');
  expect(await findStep(token, 'application')).toMatchObject({ title: 'Job open-2', count: 1 });
  await api.database.query(
    `update job_application_steps set at = at - interval '15 days' where application_id in (
       select id from job_applications where user_id = $1)`,
    [userId],
  );
  expect(await findStep(token, 'application')).toBeUndefined();
  await api.call(withdrawApplicationEndpoint, { id: 'open-2' }, token);
  expect(await kindsOf(token)).toEqual(FIRST_STEPS);
});

test('unread notices are one step with the latest title', async () => {
  const { token, userId } = await signUp();
  for (const title of ['First', 'Second']) {
    await api.database.transaction((transaction) =>
      addNotice(transaction, { userId, kind: 'team', title, path: '/competition' }),
    );
  }
  const { steps, unreadNotices } = await readSteps(token);
  expect(unreadNotices).toBe(2);
  expect(steps[0]).toMatchObject({
    kind: 'notices',
    title: 'Second',
    count: 2,
    path: '/profile/notices?unread',
  });
  await api.database.query('update notices set read_at = now() where user_id = $1', [userId]);
  expect(await readSteps(token)).toMatchObject({ unreadNotices: 0 });
  expect(await kindsOf(token)).toEqual(FIRST_STEPS);
});

test('a member sees nothing of another, a guest sees nothing at all, and no cache keeps the response', async () => {
  const { token, userId } = await signUp();
  const stranger = await signUp();
  await addJob(api.database, { id: 'job-own', closes_at: hoursFromNow(20) });
  await api.call(saveItemEndpoint, { kind: 'job', id: 'job-own' }, token);
  await api.call(enrolEndpoint, { id: 'course-1' }, token);
  await api.call(startHundredDaysEndpoint, {}, token);
  await api.database.transaction((transaction) =>
    addNotice(transaction, { userId, kind: 'team', title: 'Hello', path: '/competition' }),
  );
  expect(await kindsOf(token)).toEqual(['saved-job', 'notices', 'lesson', 'challenge', 'profile']);
  expect(await kindsOf(stranger.token)).toEqual(FIRST_STEPS);
  expect(await api.rejection(getNextStepsEndpoint, {})).toMatchObject({ status: 401 });
  const response = await api.app.inject({
    url: '/api/next-steps',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});
