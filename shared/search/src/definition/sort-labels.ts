import type { CHALLENGE_SORTS, PRACTICE_SORTS } from '@sopaan/schemas/practice/practice-options';
import type { COMPETITION_SORTS } from '@sopaan/schemas/competitions/competition-options';
import type { COURSE_SORTS } from '@sopaan/schemas/courses/course-options';
import type { INSTITUTE_SORTS } from '@sopaan/schemas/institutes/institute-options';
import type { JOB_SORTS } from '@sopaan/schemas/jobs/job-options';
import type { MENTOR_SORTS } from '@sopaan/schemas/mentors/mentor-options';
import type { QUIZ_SORTS } from '@sopaan/schemas/quizzes/quiz';

/** A sort order of any list. */
export type Sort = (
  | typeof CHALLENGE_SORTS
  | typeof COMPETITION_SORTS
  | typeof COURSE_SORTS
  | typeof INSTITUTE_SORTS
  | typeof JOB_SORTS
  | typeof MENTOR_SORTS
  | typeof PRACTICE_SORTS
  | typeof QUIZ_SORTS
)[number];

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  closing: 'Closing soon',
  courses: 'Most courses',
  easiest: 'Easiest first',
  experience: 'Most experienced',
  fee: 'Lowest fee',
  hardest: 'Hardest first',
  learning: 'In learning order',
  name: 'Name, A to Z',
  newest: 'Newest',
  pay: 'Highest pay',
  points: 'Most points',
  popular: 'Most enrolled',
  rating: 'Best rated',
  relevance: 'Best match',
  reward: 'Biggest prizes',
  solved: 'Most solved',
};
