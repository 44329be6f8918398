import { call } from '@sopaan/api-client/call';
import { getChallengeGuideEndpoint } from '@sopaan/schemas/practice/challenge-guide';
import { queryOptions } from '@tanstack/react-query';

/** The hints that the member has opened, and whether the editorial is open. A verdict invalidates it, as it does all of `challenge`. */
export const guideQuery = (challengeId: string) =>
  queryOptions({
    queryKey: ['challenge', 'guide', challengeId],
    queryFn: ({ signal }) => call(getChallengeGuideEndpoint, { challengeId }, { signal }),
  });
