import { getChallengesEndpoint, getDayChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import { searchCoursesEndpoint, getCourseEndpoint } from '@sopaan/schemas/courses/course';
import {
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
} from '@sopaan/schemas/competitions/host-event';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { getMentorEndpoint, getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { getQuizEndpoint, getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { insertRow } from '../src/testing/insert-row';
import { testApp } from '../src/testing/test-app';
import { seed } from './seed';

const api = testApp();

beforeAll(() => seed(api.database, new Date()));

test('courses and institutes can be read through the API', async () => {
  const { items } = await api.call(searchCoursesEndpoint, { limit: 50 });
  expect(items).toHaveLength(40);
  for (const { courseId } of items) await api.call(getCourseEndpoint, { courseId });
  const institutes = await api.call(getInstitutesEndpoint, { limit: 50 });
  expect(institutes.items).toHaveLength(30);
  for (const { id } of institutes.items) await api.call(getInstituteEndpoint, { id });
});

test('jobs of both kinds can be read through the API', async () => {
  for (const search of [searchPrivateJobsEndpoint, searchGovtJobsEndpoint]) {
    const { items, total } = await api.call(search, { limit: 50 });
    expect(items).toHaveLength(50);
    expect(total).toBeGreaterThan(50);
    for (const { id } of items) await api.call(getJobEndpoint, { id });
  }
});

test('events can be read through the API, open ones first', async () => {
  const events = await api.call(getAllHostEventsEndpoint, { limit: 200 });
  expect(events).toHaveLength(40);
  expect(events[0]?.status).toBe('open');
  expect(events.at(-1)?.status).toBe('ended');
  for (const { _id: eventID } of events) await api.call(getHostEventEndpoint, { eventID });
});

test('mentors and quizzes can be read through the API', async () => {
  const mentors = await api.call(getMentorsEndpoint, { limit: 50 });
  expect(mentors.items).toHaveLength(24);
  for (const { id } of mentors.items) await api.call(getMentorEndpoint, { id });
  const quizzes = await api.call(getQuizzesEndpoint, { limit: 50 });
  expect(quizzes.items).toHaveLength(12);
  for (const { id, parentid, type } of quizzes.items) {
    const input = { quiz_id: id, institute_id: parentid, type: [type] };
    const quiz = await api.call(getQuizEndpoint, input);
    expect(quiz.rules.questionCount).toBeGreaterThanOrEqual(10);
  }
});

test('challenges can be read through the API', async () => {
  const type = '100_days_code_conquest';
  const { items } = await api.call(getChallengesEndpoint, { type: [type], limit: 50 });
  expect(items.length).toBeGreaterThanOrEqual(30);
  const { token, userId } = await api.signUp();
  await insertRow(api.database, 'hundred_days_runs', { user_id: userId, started_on: '2020-01-01' });
  for (const { id, title } of items) {
    const input = { id: title, days_id: id, challange_type: type } as const;
    const challenge = await api.call(getDayChallengeEndpoint, input, token);
    expect(challenge.hiddenTestCount).toBeGreaterThanOrEqual(6);
    expect(challenge.starters.length).toBeGreaterThan(0);
  }
});
