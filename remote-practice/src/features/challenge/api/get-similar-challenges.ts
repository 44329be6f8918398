import { call } from '@sopaan/api-client/call';
import { getSimilarChallengesEndpoint } from '@sopaan/schemas/similar/similar-items';
import { queryOptions } from '@tanstack/react-query';

/** How many of them a page shows. */
export const SIMILAR_SHOWN = 3;

/** Challenges that share topics with a challenge, otherwise the newest ones: one more than a page shows, as it leaves out the next one. */
export const similarChallengesQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-challenges', id],
    queryFn: ({ signal }) =>
      call(getSimilarChallengesEndpoint, { id, limit: SIMILAR_SHOWN + 1 }, { signal }),
  });
