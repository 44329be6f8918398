import { call } from '@sopaan/api-client/call';
import { getFestivalsEndpoint } from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** The quizzing festivals that are not over. */
export const festivalsQuery = queryOptions({
  queryKey: ['festivals'],
  queryFn: ({ signal }) => call(getFestivalsEndpoint, {}, { signal }),
});
