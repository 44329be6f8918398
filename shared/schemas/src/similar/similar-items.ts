/** Jobs, courses and challenges that share something with the one that a page shows. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { courseListItemSchema } from '../courses/course';
import { jobListItemSchema } from '../jobs/job';
import { challengeListItemSchema } from '../practice/challenge';

export const SIMILAR_MAX = 12;

/** What items can share; more may be added. */
export const SHARED_FEATURES = [
  'skill',
  'exam',
  'sector',
  'category',
  'topic',
  'institute',
  'city',
  'state',
] as const;

/** What an item shares with the one that the page shows. */
export const sharedFeatureSchema = object({
  /** One of `SHARED_FEATURES`. */
  type: string().required(),
  /** As the item names it, such as `React` or `Pune`. */
  value: string().required(),
});
export type SharedFeature = InferType<typeof sharedFeatureSchema>;

const shared = array(sharedFeatureSchema).required();

/** `similar`, or `newest` if nothing is similar: the items then share nothing that is known. */
export const SIMILAR_BASES = ['similar', 'newest'] as const;
export type SimilarBasis = (typeof SIMILAR_BASES)[number];
const basis = string().required();

const request = object({
  id: string().max(100).required(),
  limit: number().integer().min(1).max(SIMILAR_MAX).default(5),
});

export const similarJobSchema = jobListItemSchema.shape({ shared });
export type SimilarJob = InferType<typeof similarJobSchema>;

export const getSimilarJobsEndpoint = endpoint({
  method: 'GET',
  path: 'similar-jobs',
  access: 'public',
  request,
  response: object({ basis, items: array(similarJobSchema).required() }).required(),
  summary: 'Lists open jobs of the same kind that share skills, exams or sector with a job.',
});

export const similarCourseSchema = courseListItemSchema.shape({ shared });
export type SimilarCourse = InferType<typeof similarCourseSchema>;

export const getSimilarCoursesEndpoint = endpoint({
  method: 'GET',
  path: 'similar-courses',
  access: 'public',
  request,
  response: object({ basis, items: array(similarCourseSchema).required() }).required(),
  summary: 'Lists courses that share category or institute with a course.',
});

export const similarChallengeSchema = challengeListItemSchema.shape({ shared });
export type SimilarChallenge = InferType<typeof similarChallengeSchema>;

export const getSimilarChallengesEndpoint = endpoint({
  method: 'GET',
  path: 'similar-challenges',
  access: 'optional',
  request,
  response: object({ basis, items: array(similarChallengeSchema).required() }).required(),
  summary:
    'Lists code conquest challenges that share topics with a challenge, unsolved ones first.',
});
