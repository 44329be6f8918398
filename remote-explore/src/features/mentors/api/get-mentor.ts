import { call } from '@sopaan/api-client/call';
import { getMentorEndpoint } from '@sopaan/schemas/mentor';
import { queryOptions } from '@tanstack/react-query';

export const mentorQuery = (id: string) =>
  queryOptions({
    queryKey: ['mentor', id],
    queryFn: ({ signal }) => call(getMentorEndpoint, { id }, { signal }),
  });
