import { call } from '@sopaan/api-client/call';
import { getSimilarChallengesEndpoint } from '@sopaan/schemas/similar/similar-items';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 3;

/** Challenges that share topics with a challenge, otherwise the newest ones. */
export const similarChallengesQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-challenges', id],
    queryFn: ({ signal }) => call(getSimilarChallengesEndpoint, { id, limit: LIMIT }, { signal }),
  });
