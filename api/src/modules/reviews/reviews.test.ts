import { getCourseEndpoint } from '@sopaan/schemas/courses/course';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import {
  deleteMyReviewEndpoint,
  getMyReviewEndpoint,
  getReviewsEndpoint,
  putMyReviewEndpoint,
} from '@sopaan/schemas/courses/review';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';

const api = testApp();

let courseCount = 0;
async function createCourse(): Promise<string> {
  const id = `course-${(courseCount += 1)}`;
  await addCourse(api.database, { id });
  return id;
}

/** Signs up and enrols a user; returns their token. */
async function enrolled(id: string, lastName = 'Rao'): Promise<string> {
  const { token, userId } = await api.signUp();
  await api.database.query('update users set last_name = $2 where id = $1', [userId, lastName]);
  await api.call(enrolEndpoint, { id }, token);
  return token;
}

const write = (id: string, token: string, rating: number, text = '') =>
  api.call(putMyReviewEndpoint, { id, rating, text }, token);
const distribution = (...counts: number[]) => counts.map((count, at) => ({ stars: 5 - at, count }));

test('[EX-053] rating, count and distribution are updated with each change', async () => {
  const id = await createCourse();
  const [one, two] = [await enrolled(id), await enrolled(id)];
  await write(id, one, 5);
  expect((await write(id, two, 2, 'Too fast.')).summary).toEqual({
    rating: 3.5,
    count: 2,
    distribution: distribution(1, 0, 0, 1, 0),
  });
  expect(await api.call(getCourseEndpoint, { courseId: id })).toMatchObject({
    rating: 3.5,
    reviewers: 2,
  });

  const changedReview = await write(id, two, 4, 'On the second try it was fine.');
  expect(changedReview).toMatchObject({
    review: { rating: 4, text: 'On the second try it was fine.' },
    summary: { rating: 4.5, count: 2 },
  });
  expect((await api.call(getReviewsEndpoint, { id })).items).toHaveLength(2);

  const reviewAfterRemoval = await api.call(deleteMyReviewEndpoint, { id }, two);
  expect(reviewAfterRemoval).toEqual({
    review: null,
    summary: { rating: 5, count: 1, distribution: distribution(1, 0, 0, 0, 0) },
  });
  expect(await api.call(deleteMyReviewEndpoint, { id }, two)).toEqual(reviewAfterRemoval);
  expect(await api.call(getCourseEndpoint, { courseId: id })).toMatchObject({
    rating: 5,
    reviewers: 1,
  });
});

test('many concurrent reviews leave one per user, and their mean as the rating', async () => {
  const id = await createCourse();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => enrolled(id)));
  await Promise.all(
    tokens.flatMap((token, at) => [1, 2, 3].map(() => write(id, token, 1 + (at % 5)))),
  );
  expect(await api.call(getCourseEndpoint, { courseId: id })).toMatchObject({
    rating: 3,
    reviewers: 10,
  });
  const { summary } = await api.call(getReviewsEndpoint, { id });
  expect(summary).toEqual({ rating: 3, count: 10, distribution: distribution(2, 2, 2, 2, 2) });
});

test('only enrolled users can review a course, others get a message', async () => {
  const id = await createCourse();
  const { token } = await api.signUp();
  const review = { id, rating: 5, text: 'I only looked.' };
  expect(await api.rejection(putMyReviewEndpoint, review, token)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    reasons: [{ message: expect.stringContaining('enrolled') }],
  });
  expect(await api.rejection(putMyReviewEndpoint, review)).toMatchObject({ status: 401 });
  expect(await api.call(getReviewsEndpoint, { id })).toMatchObject({ items: [] });
  expect(await api.call(getMyReviewEndpoint, { id }, token)).toMatchObject({ review: null });
  for (const endpoint of [getReviewsEndpoint, getMyReviewEndpoint, putMyReviewEndpoint]) {
    const unknown = await api.rejection(endpoint, { ...review, id: 'none' }, token);
    expect(unknown).toMatchObject({ status: 404 });
  }
});

test('lists newest first, paginated, with short names and without account data', async () => {
  const id = await createCourse();
  for (const [at, name] of ['Kavya L.', 'Yash I.', 'Esha M.'].entries()) {
    await insertRow(api.database, 'course_reviews', {
      id: `${id}-${at}`,
      course_id: id,
      sample_name: name,
      rating: 4,
      body: 'Fine.',
      sample: true,
      // All are created at the same instant, so that the id decides their order.
      created_at: '2030-05-01T10:00:00.123456Z',
    });
  }
  const token = await enrolled(id, ' राव');
  await write(id, token, 3, ' <b>Plain</b>\nwords ');

  const listedNames: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.call(getReviewsEndpoint, { id, limit: 2, ...(cursor && { cursor }) });
    listedNames.push(
      ...page.items.map(({ name, sample }) => `${name}${sample ? ' (sample)' : ''}`),
    );
    cursor = page.nextCursor;
  } while (cursor);
  expect(listedNames).toEqual([
    'Esha M. (sample)',
    'Yash I. (sample)',
    'Kavya L. (sample)',
    'Asha रा.',
  ]);

  const { review } = await api.call(getMyReviewEndpoint, { id }, token);
  expect(review).toMatchObject({ name: 'Asha रा.', text: '<b>Plain</b>\nwords', sample: false });
});

test.each([
  ['rating', { rating: 6 }],
  ['rating', { rating: 0 }],
  ['rating', { rating: 4.5 }],
  ['rating', { rating: undefined }],
  ['text', { text: 'x'.repeat(1001) }],
])('a review with an invalid %s is rejected with the error of its field', async (field, input) => {
  const id = await createCourse();
  const token = await enrolled(id);
  const review = { id, rating: 5, text: '', ...input };
  expect(await api.rejection(putMyReviewEndpoint, review, token)).toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
  expect((await write(id, token, 5, 'x'.repeat(1000))).review?.text).toHaveLength(1000);
});
