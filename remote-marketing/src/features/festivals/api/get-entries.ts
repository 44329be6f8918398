import { call } from '@sopaan/api-client/call';
import { getFestivalEntriesEndpoint } from '@sopaan/schemas/festivals/festival';
import { queryOptions } from '@tanstack/react-query';

/** One page of the entries of a festival. */
export const entriesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['festival-entries', id, page],
    queryFn: ({ signal }) => call(getFestivalEntriesEndpoint, { id, page }, { signal }),
  });
