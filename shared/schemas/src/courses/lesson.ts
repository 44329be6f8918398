/** The lessons of a course that a member has finished. What finishes a lesson of each kind is in `lesson-content.ts`. */
import { number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

const count = number().integer().min(0).defined().default(0);

/** A member's progress in a course. */
export const courseProgressFields = {
  completedLessons: count,
  totalLessons: count,
  /** A whole number from 0 to 100; 100 only when every lesson is finished. */
  progressPercent: count,
  /** The first unfinished lesson; null when there is none. */
  nextVideoId: string().nullable().defined().default(null),
};

export const courseProgressSchema = object(courseProgressFields).required();
export type CourseProgress = InferType<typeof courseProgressSchema>;

/** Idempotent. NOT_FOUND if the course has no such lesson, FORBIDDEN for members who are not enrolled. */
export const finishLessonEndpoint = endpoint({
  method: 'PUT',
  path: 'courses/:id/lessons/:videoId/finished',
  access: 'session',
  request: object({
    id: string().max(100).required(),
    videoId: string().max(100).required(),
  }),
  response: courseProgressSchema,
  summary: "Marks a lesson as finished, and gives the member's progress in the course.",
});
