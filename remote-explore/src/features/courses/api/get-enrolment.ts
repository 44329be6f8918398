import { call } from '@sopaan/api-client/call';
import { getEnrolmentEndpoint } from '@sopaan/schemas/courses/enrolment';
import { queryOptions } from '@tanstack/react-query';

/** Whether the member is enrolled. For members only. */
export const enrolmentQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId, 'enrolment'],
    queryFn: ({ signal }) => call(getEnrolmentEndpoint, { id: courseId }, { signal }),
  });
