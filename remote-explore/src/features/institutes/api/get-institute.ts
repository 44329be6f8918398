import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getInstituteEndpoint } from '@sopaan/schemas/institutes/institute';
import { queryOptions } from '@tanstack/react-query';

/** One institute with its courses; null when there is none with this id. */
export const instituteQuery = (id: string) =>
  queryOptions({
    queryKey: ['institute', id],
    queryFn: ({ signal }) => callOrNull(getInstituteEndpoint, { id }, { signal }),
  });
