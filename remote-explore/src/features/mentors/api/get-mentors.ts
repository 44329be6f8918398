import { call } from '@sopaan/api-client/call';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

export const mentorsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['mentors', limit],
    queryFn: ({ signal }) => call(getMentorsEndpoint, { limit }, { signal }),
  });
