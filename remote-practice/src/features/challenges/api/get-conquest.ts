import { call } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import { getConquestEndpoint } from '@sopaan/schemas/practice/conquest';
import { queryOptions } from '@tanstack/react-query';

/** The rounds as seen by a guest or member. */
export function conquestQuery(viewer: SessionStatus) {
  return queryOptions({
    queryKey: ['conquest', viewer, 'rounds'],
    queryFn: async ({ signal }) => (await call(getConquestEndpoint, {}, { signal })).rounds,
  });
}
