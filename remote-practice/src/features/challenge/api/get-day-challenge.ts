import { call } from '@sopaan/api-client/call';
import { getDayChallengeEndpoint } from '@sopaan/schemas/challenge';

/** `title` is the one in the page's URL; the endpoint expects it in the parameter `id`. */
export function getDayChallenge(title: string, id: string, signal: AbortSignal) {
  const request = {
    id: title,
    days_id: id,
    challange_type: '100_days_code_conquest',
  } as const;
  return call(getDayChallengeEndpoint, request, { signal });
}
