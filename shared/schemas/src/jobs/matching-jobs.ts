/** Open jobs that fit the member's profile, each with the reasons. */
import { array, mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { APPLICATION_KINDS, type ApplicationKind } from './application';
import { jobListItemSchema } from './job';

export const MATCHING_JOBS_MAX = 20;

/** What a match is based on; more may be added. */
export const MATCH_REASONS = ['skill', 'qualification', 'city', 'state'] as const;

export const matchReasonSchema = object({
  /** One of `MATCH_REASONS`. */
  type: string().required(),
  /** As the job names it, such as `Node.js`, `Graduate` or `Pune`. */
  value: string().required(),
});
export type MatchReason = InferType<typeof matchReasonSchema>;

export const matchingJobSchema = jobListItemSchema.shape({
  /** Skills first. */
  reasons: array(matchReasonSchema).required(),
});
export type MatchingJob = InferType<typeof matchingJobSchema>;

export const getMatchingJobsEndpoint = endpoint({
  method: 'GET',
  path: 'matching-jobs',
  access: 'session',
  request: object({
    kind: mixed<ApplicationKind>().oneOf(APPLICATION_KINDS).required(),
    limit: number().integer().min(1).max(MATCHING_JOBS_MAX).default(MATCHING_JOBS_MAX),
  }),
  response: object({
    /** The best match first. */
    items: array(matchingJobSchema).required(),
    /** The parts of the profile that would give better matches: `skills`, `education`, `address`; empty if none is missing. */
    missing: array(string().required()).required(),
  }).required(),
  summary: "Lists open jobs that fit the member's skills, education and place, with the reasons.",
});
