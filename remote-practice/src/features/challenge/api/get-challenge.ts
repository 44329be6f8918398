import { call } from '@sopaan/api-client/call';
import { getChallengeEndpoint } from '@sopaan/schemas/challenge';

export function getChallenge(id: string, signal: AbortSignal) {
  return call(getChallengeEndpoint, { id, challange_type: 'code_conquest' }, { signal });
}
