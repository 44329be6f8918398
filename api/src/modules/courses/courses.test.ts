import { searchCoursesEndpoint, getCourseEndpoint } from '@sopaan/schemas/courses/course';
import { testApp } from '../../testing/test-app';
import { addInstitute } from '../institutes/testing/institute';
import { addLessonContent } from '../lessons/testing/lesson';
import { addCourse } from './testing/course';

const api = testApp();

afterEach(() => api.database.query('delete from courses'));

test('[AP-009] [AP-010] [AP-027] a course has the spec’s fields, spelled as in the spec', async () => {
  await addInstitute(api.database, { id: 'i1' });
  await addCourse(api.database, {
    id: 'c1',
    institute_id: 'i1',
    fee: 4999,
    languages: ['English', 'Hindi'],
    hours_per_week: 4.5,
    rating: 4.3,
    review_count: 18,
    like_count: 3,
    enrolled_count: 7,
    what_you_learn: ['HTML'],
    chapters: JSON.stringify([
      { _id: 'ch1', title: 'Start', videos: [{ _id: 'v1', title: '', seconds: null }] },
    ]),
  });

  expect(await api.call(getCourseEndpoint, { courseId: 'c1' })).toMatchObject({
    courseId: 'c1',
    coursename: 'Web dev basics',
    coursesubtitle: 'From the first tag to a page of your own',
    description: '<p>Pages.</p>',
    courseavatar: '',
    duration: '8 weeks',
    weeks: 8,
    hoursPerWeek: 4.5,
    fee: 4999,
    currency: 'INR',
    level: 'Beginner',
    languages: ['English', 'Hindi'],
    place: 'Online',
    rating: 4.3,
    reviewers: 18,
    enrolledstudent: 7,
    Student: '',
    teacher: 'Asha Rao',
    likes: { length: 3 },
    whatYouLearn: ['HTML'],
    chapters: [{ _id: 'ch1', title: 'Start', videos: [{ _id: 'v1', title: '' }] }],
    institution: [
      {
        location: { landmark: 'Near the lake', zipcode: '411001' },
        instituiondes: '<p>Since 1962.</p>',
        instituionlogo: '/logo.svg',
        instituionname: 'Sahyadri Institute',
        institutionId: 'i1',
        institutionowner: 'Sahyadri Trust',
        contact: { mobnum: '+91 20 0000 0000', emailid: 'office@sahyadri.example' },
        instructor: 'Asha Rao',
      },
    ],
  });
});

test('[U24] each lesson has the kind of its content, and none until it has one', async () => {
  const videos = ['v1', 'v2'].map((_id) => ({ _id, title: _id, seconds: null }));
  const chapters = JSON.stringify([{ _id: 'ch1', title: 'Start', videos }]);
  await addCourse(api.database, { id: 'c1', chapters });
  await addLessonContent(api.database, { course_id: 'c1', video_id: 'v2' });
  expect(await api.call(getCourseEndpoint, { courseId: 'c1' })).toMatchObject({
    chapters: [{ videos: [{ kind: '' }, { kind: 'text' }] }],
  });
});

test('[AP-027] a course without an institute has an empty list of institutions', async () => {
  await addCourse(api.database, { id: 'c1' });
  expect(await api.call(getCourseEndpoint, { courseId: 'c1' })).toMatchObject({ institution: [] });
});

test('[AP-009] responds with 404 for an unknown course and 400 without a valid id', async () => {
  expect(await api.rejection(getCourseEndpoint, { courseId: 'x' })).toMatchObject({ status: 404 });
  expect(await api.rejection(getCourseEndpoint, { courseId: 7 })).toMatchObject({
    status: 400,
    fields: { courseId: expect.any(String) },
  });
});

test('courses are listed newest first, and pages neither repeat nor skip those created at the same instant', async () => {
  const moment = '2030-05-01T10:00:00.123456Z';
  for (const id of ['a', 'b', 'c', 'd']) await addCourse(api.database, { id, created_at: moment });
  await addCourse(api.database, { id: 'new', created_at: '2030-05-02T10:00:00Z' });

  const listedIds: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.call(searchCoursesEndpoint, { limit: 2, ...(cursor && { cursor }) });
    listedIds.push(...page.items.map(({ courseId }) => courseId));
    cursor = page.nextCursor;
  } while (cursor);

  expect(listedIds).toEqual(['new', 'd', 'c', 'b', 'a']);
});

test('courses can be filtered by category and level', async () => {
  await addCourse(api.database, { id: 'web' });
  await addCourse(api.database, { id: 'web-2', level: 'Advanced' });
  await addCourse(api.database, { id: 'data', category: 'Data Science' });

  const { items } = await api.call(searchCoursesEndpoint, {
    category: ['Web Development'],
    level: ['Beginner'],
  });
  expect(items.map(({ courseId }) => courseId)).toEqual(['web']);
});

test.each([
  ['level[0]', { level: ['Wizard'] }],
  ['limit', { limit: 51 }],
  ['cursor', { cursor: 'made-up' }],
])('rejects a search with an invalid %s and names the field', async (field, input) => {
  expect(await api.rejection(searchCoursesEndpoint, input)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { [field]: expect.any(String) },
  });
});
