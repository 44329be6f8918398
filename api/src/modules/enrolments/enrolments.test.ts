import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { getCourseEndpoint } from '@sopaan/schemas/courses/course';
import {
  enrolEndpoint,
  getEnrolmentEndpoint,
  leaveCourseEndpoint,
} from '@sopaan/schemas/courses/enrolment';
import { putMyReviewEndpoint } from '@sopaan/schemas/courses/review';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';

const api = testApp();

let courseCount = 0;
async function createCourse(row: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = `course-${(courseCount += 1)}`;
  await addCourse(api.database, { id, ...row });
  return id;
}
const getCourse = (courseId: string) => api.call(getCourseEndpoint, { courseId });
const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
const notEnrolled = { enrolled: false, enrolledAt: null, completedLessons: 0 };

test('[EX-063] an enrolment is stored, counted once and deleted on leaving', async () => {
  const id = await createCourse({ enrolled_count: 30 });
  const [{ token }, otherPerson] = [await api.signUp(), await api.signUp()];
  expect(await api.call(getEnrolmentEndpoint, { id }, token)).toEqual({
    ...notEnrolled,
    count: 30,
  });
  const first = await api.call(enrolEndpoint, { id }, token);
  expect(first).toEqual({ enrolled: true, enrolledAt: time, count: 31, completedLessons: 0 });
  expect(await api.call(enrolEndpoint, { id }, token)).toEqual(first);
  expect(await api.call(getEnrolmentEndpoint, { id }, token)).toEqual(first);
  expect(await api.call(getEnrolmentEndpoint, { id }, otherPerson.token)).toEqual({
    ...notEnrolled,
    count: 31,
  });
  expect(await getCourse(id)).toMatchObject({ enrolledstudent: 31 });

  const response = await api.call(leaveCourseEndpoint, { id }, token);
  expect(response).toEqual({ ...notEnrolled, count: 30 });
  expect(await api.call(leaveCourseEndpoint, { id }, token)).toEqual(response);
  expect(await getCourse(id)).toMatchObject({ enrolledstudent: 30 });
  expect(
    await api.database.query('select from course_enrolments where course_id = $1', [id]),
  ).toEqual([]);
});

test('[EX-063] the enrolment count includes each person once, however many enrol concurrently and however often', async () => {
  const id = await createCourse();
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signUp()));
  const clicks = people.flatMap(({ token }) => [token, token, token]);
  await Promise.all(clicks.map((token) => api.call(enrolEndpoint, { id }, token)));
  expect(await getCourse(id)).toMatchObject({ enrolledstudent: 12 });
});

test('leaving a course removes the user’s review from its rating', async () => {
  const id = await createCourse();
  const [{ token }, otherPerson] = [await api.signUp(), await api.signUp()];
  for (const [memberToken, rating] of [
    [token, 1],
    [otherPerson.token, 5],
  ] as const) {
    await api.call(enrolEndpoint, { id }, memberToken);
    await api.call(putMyReviewEndpoint, { id, rating, text: '' }, memberToken);
  }
  expect(await getCourse(id)).toMatchObject({ rating: 3, reviewers: 2 });
  await api.call(leaveCourseEndpoint, { id }, token);
  expect(await getCourse(id)).toMatchObject({ rating: 5, reviewers: 1, enrolledstudent: 1 });
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, otherPerson.token);
  expect(await getCourse(id)).toMatchObject({ rating: 0, reviewers: 0, enrolledstudent: 0 });
});

test('[AP-028] role data lists the user’s courses for the dashboard, most recent first', async () => {
  const chapters = [
    { _id: 'ch1', title: 'Start', videos: [] },
    { _id: 'ch2', videos: [] },
  ];
  const first = await createCourse({ name: 'Pages', chapters: JSON.stringify(chapters) });
  const second = await createCourse({ name: 'Programs', avatar: '/picture.svg' });
  const { token } = await api.signUp();
  await api.call(enrolEndpoint, { id: first }, token);
  await api.call(enrolEndpoint, { id: second }, token);
  const user = await api.call(getUserEndpoint, { requiredata: ['courses'] }, token);
  expect(user.role_Data.courses).toMatchObject([
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

test('rejects guests with 401 and unknown courses with 404', async () => {
  const id = await createCourse();
  const { token } = await api.signUp();
  for (const endpoint of [getEnrolmentEndpoint, enrolEndpoint, leaveCourseEndpoint]) {
    expect(await api.rejection(endpoint, { id })).toMatchObject({ status: 401 });
    expect(await api.rejection(endpoint, { id: 'none' }, token)).toMatchObject({ status: 404 });
  }
});
