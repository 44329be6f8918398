import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getLiveClassEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { queryOptions } from '@tanstack/react-query';

/** A live class; null when there is none with this id. */
export const liveClassQuery = (classId: string) =>
  queryOptions({
    queryKey: ['live-class', classId],
    queryFn: async ({ signal }) => callOrNull(getLiveClassEndpoint, { id: classId }, { signal }),
  });
