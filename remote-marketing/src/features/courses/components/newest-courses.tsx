import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { CardCarousel } from '@sopaan/ui/card-carousel';
import { courseToCard } from '@sopaan/ui/cards';
import { useQuery } from '@tanstack/react-query';
import { newestCoursesQuery } from '../api/get-newest-courses';

/** The newest courses of the site as cards. */
export function NewestCourses() {
  // The loader has just tried: after a failure the visitor decides when to retry.
  // The loader has just tried: after a failure the visitor decides when to retry.
  const { data, error, errorUpdateCount, refetch } = useQuery({
    ...newestCoursesQuery,
    retryOnMount: false,
  });
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const emptyStatus = errorUpdateCount > 0 ? 'failed' : 'loading';
  return (
    <CardCarousel
      type="course"
      heading="Courses"
      highlight="on Sopaan"
      description="Newest first. See a course as a student does."
      more={{ to: paths.courses, label: 'All courses' }}
      cards={(data?.items ?? []).map(courseToCard)}
      status={data ? 'ready' : emptyStatus}
      onRetry={refetch}
      referenceId={isApiError(error) ? error.requestId : undefined}
      emptyText="No courses yet"
    />
  );
}
