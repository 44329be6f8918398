import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getMentorEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

/** One mentor; null when there is none with this id. */
export const mentorQuery = (id: string) =>
  queryOptions({
    queryKey: ['mentor', id],
    queryFn: ({ signal }) => callOrNull(getMentorEndpoint, { id }, { signal }),
  });
