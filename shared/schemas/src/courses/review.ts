/** Reviews of courses by enrolled people: one per person and course. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const REVIEW_TEXT_MAX = 1000;

/** The numbers of stars, best first. */
export const STARS = [5, 4, 3, 2, 1] as const;

export const reviewSchema = object({
  reviewId: string().required(),
  /** First name and initial of the last name. */
  name: string().required(),
  rating: number().integer().required(),
  /** Plain text; may be empty. */
  text: string().defined(),
  /** ISO instants. */
  createdAt: string().required(),
  updatedAt: string().required(),
  /** Whether it is sample data. */
  sample: boolean().required(),
});
export type Review = InferType<typeof reviewSchema>;

export const reviewSummarySchema = object({
  /** The average with one decimal; 0 without any reviews. */
  rating: number().required(),
  count: number().integer().required(),
  /** The number of reviews per number of stars, best first. */
  distribution: array(
    object({ stars: number().integer().required(), count: number().integer().required() }),
  ).required(),
}).required();
export type ReviewSummary = InferType<typeof reviewSummarySchema>;

const courseId = { id: string().max(100).required() };

export const getReviewsEndpoint = endpoint({
  method: 'GET',
  path: 'courses/:id/reviews',
  access: 'public',
  request: object({ ...courseId, ...pageFields }),
  response: pageOf(reviewSchema).shape({ summary: reviewSummarySchema }),
  summary: 'Lists the reviews of a course, newest first, with the distribution of its ratings.',
});

/** The review form. */
export const reviewFormSchema = object({
  rating: number()
    .integer()
    .min(1, 'Please choose from 1 to 5 stars.')
    .max(5, 'Please choose from 1 to 5 stars.')
    .required('Please choose from 1 to 5 stars.'),
  text: string()
    .trim()
    .max(REVIEW_TEXT_MAX, 'Your review must not be longer than 1,000 characters.')
    .defined()
    .default(''),
});
export type ReviewForm = InferType<typeof reviewFormSchema>;

/** The member's review and the summary of the course's reviews. */
export const myReviewSchema = object({
  review: reviewSchema.nullable().defined(),
  summary: reviewSummarySchema,
}).required();
export type MyReview = InferType<typeof myReviewSchema>;

const shared = { path: 'courses/:id/review', access: 'session', response: myReviewSchema } as const;

export const getMyReviewEndpoint = endpoint({
  ...shared,
  method: 'GET',
  request: object(courseId),
  summary: "Returns the member's review of the course.",
});

/** Only for enrolled people. */
export const putMyReviewEndpoint = endpoint({
  ...shared,
  method: 'PUT',
  request: reviewFormSchema.shape(courseId),
  summary: "Creates or changes the member's review of the course.",
});

export const deleteMyReviewEndpoint = endpoint({
  ...shared,
  method: 'DELETE',
  request: object(courseId),
  summary: "Deletes the member's review of the course.",
});
