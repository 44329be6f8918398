import { call } from '@sopaan/api-client/call';
import { likeEndpoints, type LikedKind } from '@sopaan/schemas/api/like';
import { queryOptions } from '@tanstack/react-query';

/** Whether the member likes the item, and the number of likes. For members only. */
export const likeQuery = (kind: LikedKind, id: string) =>
  queryOptions({
    queryKey: ['like', kind, id],
    queryFn: ({ signal }) => call(likeEndpoints[kind].get, { id }, { signal }),
  });
