import { isApiError } from '@sopaan/api-client/call';
import type { LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { useQuery } from '@tanstack/react-query';
import { courseClassesQuery } from './api/get-course-classes';

/** The live classes of a course, or why they could not be loaded. */
export interface CourseClasses {
  classes: readonly LiveClass[] | undefined;
  errorMessage: string | undefined;
  referenceId: string | null | undefined;
  /** Loads the classes again. */
  retry: () => Promise<unknown>;
}

/** Null while they are loading and for courses without live classes: the page then has no such section. */
export function useCourseClasses(courseId: string): CourseClasses | null {
  const { data, error, errorUpdateCount, refetch } = useQuery(courseClassesQuery(courseId));
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const isShown = data ? data.length > 0 : errorUpdateCount > 0;
  if (!isShown) return null;
  return {
    classes: data,
    errorMessage: isApiError(error) ? error.message : undefined,
    referenceId: isApiError(error) ? error.requestId : undefined,
    retry: refetch,
  };
}
