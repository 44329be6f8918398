import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getCourseEndpoint, type Course } from '@sopaan/schemas/courses/course';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** One course; null when there is none with this id. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId],
    queryFn: ({ signal }) => callOrNull(getCourseEndpoint, { courseId }, { signal }),
  });

/** Writes changes into the cached course, so that it need not be fetched again. */
export function updateCachedCourse(
  queryClient: QueryClient,
  courseId: string,
  changes: Partial<Course>,
): void {
  queryClient.setQueryData(
    courseQuery(courseId).queryKey,
    (course) => course && { ...course, ...changes },
  );
}
