import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getLessonEndpoint, type CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { queryOptions } from '@tanstack/react-query';

export interface LessonKey {
  courseId: string;
  videoId: string;
}

/** The content of a lesson; null when the course has no such lesson. */
export const lessonQuery = ({ courseId, videoId }: LessonKey) =>
  queryOptions({
    queryKey: ['course-lesson', courseId, videoId],
    queryFn: ({ signal }) => callOrNull(getLessonEndpoint, { id: courseId, videoId }, { signal }),
  });

/** Whether the API would reject requests for the lessons: the course has a fee, and the visitor is not enrolled. */
export const requiresEnrolment = ({ fee, enrolled }: Pick<CourseLessons, 'fee' | 'enrolled'>) =>
  fee > 0 && !enrolled;
