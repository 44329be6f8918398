/** Reviews of courses by people who are enrolled in them: one a person, counted by the server. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';

export const REVIEW_TEXT_MAX = 1000;

/** Best first. */
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
  /** Made for the sample data: no person wrote it. */
  sample: boolean().required(),
});
export type Review = InferType<typeof reviewSchema>;

export const reviewSummarySchema = object({
  /** Mean with one decimal; 0 when there are none. */
  rating: number().required(),
  count: number().integer().required(),
  /** How many gave each number of stars, best first. */
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
  summary: 'Reviews of a course, newest first, and how its ratings are spread.',
});

/** What a reviewer fills in. */
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

/** The member's own review, and what the course's ratings look like with it. */
export const myReviewSchema = object({
  review: reviewSchema.nullable().defined(),
  summary: reviewSummarySchema,
}).required();
export type MyReview = InferType<typeof myReviewSchema>;

const own = { path: 'courses/:id/review', access: 'session', response: myReviewSchema } as const;

export const getMyReviewEndpoint = endpoint({
  ...own,
  method: 'GET',
  request: object(courseId),
  summary: "The member's own review of the course.",
});

/** Only for people who are enrolled. */
export const putMyReviewEndpoint = endpoint({
  ...own,
  method: 'PUT',
  request: reviewFormSchema.shape(courseId),
  summary: "Writes the member's own review of the course, or changes it.",
});

export const deleteMyReviewEndpoint = endpoint({
  ...own,
  method: 'DELETE',
  request: object(courseId),
  summary: "Removes the member's own review of the course.",
});
