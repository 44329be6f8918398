/** What a member should do next, for the home page. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

export const MAX_STEPS = 5;

export const STEP_KINDS = [
  /** A saved job, or competition, that closes soon and that the member has not applied or registered for. */
  'saved-job',
  'saved-competition',
  /** The next date of a government post for which the member has applied on the official site. */
  'tracked-post',
  /** The next date of a competition in which the member takes part. */
  'registration',
  /** A team of the member that has too few people for its competition. */
  'team',
  /** The start of a live class for which the member is registered, or which the member teaches. */
  'live-class',
  /** Today's challenge of the 100 days. */
  'challenge',
  /** The next lesson of the course that was used last. */
  'lesson',
  /** The application of which there was news last. */
  'application',
  'notices',
  /** A minor's parent or guardian has not agreed; `detail` is `asked` while a request waits for an answer. */
  'parental-consent',
  /** The member was never asked for the age group. */
  'age',
  /** First steps that the member has not taken yet. */
  'profile',
  'course',
  'hundred-days',
  'competition',
  'job',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const nextStepSchema = object({
  /** One of `STEP_KINDS`; more may be added. */
  kind: string().required(),
  /** The name of the job, competition, team, live class, challenge or course, or of the latest notice; empty for first steps. */
  title: string().defined(),
  /**
   * The organisation of a saved item, the name of a date (empty for the start of a competition), the title of a lesson, the status of an
   * application, the teacher of a live class, the competition of a team, the section of a profile that is to be filled in (`education` or
   * `skills`); otherwise empty.
   */
  detail: string().defined(),
  /** The page of the site on which the step is done. */
  path: string().required(),
  /** An ISO instant, or a day (`YYYY-MM-DD`) in India; null for steps that can wait. */
  due: string().nullable().defined(),
  /** The IANA time zone in which to show `due`. */
  zone: string().required(),
  /** The day of a challenge of the 100 days, 1 to 100. */
  day: number().integer().nullable().default(null),
  /** The number of unread notices, of open applications, or of people that a team needs. */
  count: number().integer().nullable().default(null),
  /** The progress in a course. */
  progress: object({
    completedLessons: number().integer().required(),
    totalLessons: number().integer().required(),
  })
    .nullable()
    .default(null),
});
export type NextStep = InferType<typeof nextStepSchema>;

export const nextStepsSchema = object({
  /** ISO instant: the server's time, to which due dates are compared. */
  now: string().required(),
  /** Consecutive days of the 100 days that were solved on time; today may still be open. */
  currentStreak: number().integer().min(0).required(),
  unreadNotices: number().integer().min(0).required(),
  /** At most `MAX_STEPS`, most urgent first. */
  steps: array(nextStepSchema.required()).required(),
});
export type NextSteps = InferType<typeof nextStepsSchema>;

export const getNextStepsEndpoint = endpoint({
  method: 'GET',
  path: 'next-steps',
  access: 'session',
  request: object({}),
  response: nextStepsSchema.required(),
  summary: 'What the member should do next, most urgent first.',
});
