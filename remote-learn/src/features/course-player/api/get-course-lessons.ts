import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getCourseLessonsEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { queryOptions } from '@tanstack/react-query';

/** The lessons of a course; null when there is no course with this id. */
export const courseLessonsQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course-lessons', courseId],
    queryFn: ({ signal }) => callOrNull(getCourseLessonsEndpoint, { id: courseId }, { signal }),
  });
