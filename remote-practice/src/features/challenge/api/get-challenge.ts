import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getChallengeEndpoint, getDayChallengeEndpoint } from '@sopaan/schemas/practice/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice/practice-options';
import { queryOptions } from '@tanstack/react-query';

/** Identifies a challenge, as in the URL of its page. */
export interface ChallengeKey {
  type: ChallengeType;
  title: string;
  id: string;
}

function getConquestChallenge(id: string, signal: AbortSignal) {
  return callOrNull(getChallengeEndpoint, { id, challange_type: 'code_conquest' }, { signal });
}

/** `title` is the title in the page's URL, which the endpoint expects in the parameter `id`. */
function getDayChallenge(title: string, id: string, signal: AbortSignal) {
  const request = {
    id: title,
    days_id: id,
    challange_type: '100_days_code_conquest',
  } as const;
  return callOrNull(getDayChallengeEndpoint, request, { signal });
}

/** A challenge; null if there is none. */
export const challengeQuery = ({ type, title, id }: ChallengeKey) =>
  queryOptions({
    queryKey: ['challenge', type, id],
    queryFn: ({ signal }) =>
      type === 'code_conquest'
        ? getConquestChallenge(id, signal)
        : getDayChallenge(title, id, signal),
  });
