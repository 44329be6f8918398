import { deleteAccountEndpoint } from '@sopaan/schemas/account-data';
import { getCourseEndpoint } from '@sopaan/schemas/course';
import {
  enrolEndpoint,
  getEnrolmentEndpoint,
  leaveCourseEndpoint,
} from '@sopaan/schemas/enrolment';
import { putMyReviewEndpoint } from '@sopaan/schemas/review';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { addCourse } from '../courses/course.fixture';

const api = testApp();

let made = 0;
async function course(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `course-${(made += 1)}`;
  await addCourse(api.database, { id, ...row });
  return id;
}
const read = (courseId: string) => api.call(getCourseEndpoint, { courseId });
const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const nobody = { enrolled: false, enrolledAt: null };

test('[EX-063] an enrolment is kept, counted once, and truly gone after leaving', async () => {
  const id = await course({ enrolled_count: 30 });
  const [{ token }, other] = [await api.signUp(), await api.signUp()];
  expect(await api.call(getEnrolmentEndpoint, { id }, token)).toEqual({ ...nobody, count: 30 });
  const first = await api.call(enrolEndpoint, { id }, token);
  expect(first).toEqual({ enrolled: true, enrolledAt: time, count: 31 });
  expect(await api.call(enrolEndpoint, { id }, token)).toEqual(first);
  expect(await api.call(getEnrolmentEndpoint, { id }, token)).toEqual(first);
  expect(await api.call(getEnrolmentEndpoint, { id }, other.token)).toEqual({
    ...nobody,
    count: 31,
  });
  expect(await read(id)).toMatchObject({ enrolledstudent: 31 });

  const left = await api.call(leaveCourseEndpoint, { id }, token);
  expect(left).toEqual({ ...nobody, count: 30 });
  expect(await api.call(leaveCourseEndpoint, { id }, token)).toEqual(left);
  expect(await read(id)).toMatchObject({ enrolledstudent: 30 });
  expect(
    await api.database.query('select from course_enrolments where course_id = $1', [id]),
  ).toEqual([]);
});

test('[EX-063] however many enrol at once, and however often, each person is counted once', async () => {
  const id = await course();
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signUp()));
  const presses = people.flatMap(({ token }) => [token, token, token]);
  await Promise.all(presses.map((token) => api.call(enrolEndpoint, { id }, token)));
  expect(await read(id)).toMatchObject({ enrolledstudent: 12 });
});

test('leaving a course takes the own review out of its rating', async () => {
  const id = await course();
  const [{ token }, other] = [await api.signUp(), await api.signUp()];
  for (const [who, rating] of [
    [token, 1],
    [other.token, 5],
  ] as const) {
    await api.call(enrolEndpoint, { id }, who);
    await api.call(putMyReviewEndpoint, { id, rating, text: '' }, who);
  }
  expect(await read(id)).toMatchObject({ rating: 3, reviewers: 2 });
  await api.call(leaveCourseEndpoint, { id }, token);
  expect(await read(id)).toMatchObject({ rating: 5, reviewers: 1, enrolledstudent: 1 });
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, other.token);
  expect(await read(id)).toMatchObject({ rating: 0, reviewers: 0, enrolledstudent: 0 });
});

test('[AP-028] the record of the user lists the courses for the dashboard, the last one first', async () => {
  const chapters = [
    { _id: 'ch1', title: 'Start', videos: [] },
    { _id: 'ch2', videos: [] },
  ];
  const first = await course({ name: 'Pages', chapters: JSON.stringify(chapters) });
  const second = await course({ name: 'Programs', avatar: '/picture.svg' });
  const { token } = await api.signUp();
  await api.call(enrolEndpoint, { id: first }, token);
  await api.call(enrolEndpoint, { id: second }, token);
  const user = await api.call(getUserEndpoint, { requiredata: ['courses'] }, token);
  expect(user.role_Data.courses).toEqual([
    {
      _id: second,
      coursename: 'Programs',
      coursesubtitle: 'From the first tag to a page of your own',
      courseavatar: '/picture.svg',
      chapters: [],
    },
    {
      _id: first,
      coursename: 'Pages',
      coursesubtitle: 'From the first tag to a page of your own',
      courseavatar: '',
      chapters: [
        { _id: 'ch1', title: 'Start' },
        { _id: 'ch2', title: '' },
      ],
    },
  ]);
});

test('guests cannot enrol, and nobody in a course that is not there', async () => {
  const id = await course();
  const { token } = await api.signUp();
  for (const endpoint of [getEnrolmentEndpoint, enrolEndpoint, leaveCourseEndpoint]) {
    expect(await api.refusal(endpoint, { id })).toMatchObject({ status: 401 });
    expect(await api.refusal(endpoint, { id: 'none' }, token)).toMatchObject({ status: 404 });
  }
});
