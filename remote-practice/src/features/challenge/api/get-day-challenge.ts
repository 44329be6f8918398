import { call } from '@sopaan/api-client/call';
import { getDayChallengeEndpoint } from '@sopaan/schemas/challenge';

/** The title is the one in the page's address; the call wants it beside the id. */
export function getDayChallenge(title: string, id: string, signal: AbortSignal) {
  const request = {
    id: title,
    days_id: id,
    challange_type: '100_days_code_conquest',
  } as const;
  return call(getDayChallengeEndpoint, request, { signal });
}
