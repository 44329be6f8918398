import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getFestivalEndpoint } from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** One festival; null when there is none with this id. */
export const festivalQuery = (id: string) =>
  queryOptions({
    queryKey: ['festival', id],
    queryFn: ({ signal }) => callOrNull(getFestivalEndpoint, { id }, { signal }),
  });
