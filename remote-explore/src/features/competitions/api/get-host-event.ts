import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getHostEventEndpoint, type HostEvent } from '@sopaan/schemas/competitions/host-event';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** One competition; null when there is none with this id. */
export const hostEventQuery = (eventID: string) =>
  queryOptions({
    queryKey: ['host-event', eventID],
    queryFn: ({ signal }) => callOrNull(getHostEventEndpoint, { eventID }, { signal }),
  });

/** Writes changes into the cached competition, so that it need not be fetched again. */
export function updateCachedCompetition(
  queryClient: QueryClient,
  eventID: string,
  changes: Partial<HostEvent>,
): void {
  queryClient.setQueryData(
    hostEventQuery(eventID).queryKey,
    (competition) => competition && { ...competition, ...changes },
  );
}
