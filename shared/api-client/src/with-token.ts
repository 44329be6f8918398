/** Sends as who is signed in, and once more with a newer token where the first was too old. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { isApiError } from './api-error';
import { getApiConfiguration } from './configuration';
import { renewToken } from './renew-token';
import type { CallOptions } from './send';

/** Codes of a refused refresh that mean: this session is over. Others may heal. */
const ENDED = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'TokenExpiredError']);

/** A newer token; null when the session is over and the call may go on as a guest's. */
async function tokenOrGuest(
  stale: string,
  guestAllowed: boolean,
  background: boolean,
): Promise<string | null> {
  try {
    return await renewToken(stale);
  } catch (error) {
    if (!isApiError(error) || !ENDED.has(error.code)) throw error;
    const { getToken, onSessionEnded } = getApiConfiguration();
    // Of the calls that waited for this refresh, the first one ends the session.
    if (getToken() === stale) onSessionEnded(!guestAllowed && !background);
    if (!guestAllowed) throw error;
    return null;
  }
}

/** What `attempt` resolves with. It is given the token to send, and tried twice at most. */
export async function withAccessToken<Answer>(
  { access }: Pick<Endpoint, 'access'>,
  { signal, background = false }: Pick<CallOptions, 'signal' | 'background'>,
  attempt: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const token = access === 'public' ? null : getApiConfiguration().getToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (token === null || !isApiError(error) || error.code !== 'TokenExpiredError') throw error;
    const renewed = await tokenOrGuest(token, access === 'optional', background);
    signal?.throwIfAborted();
    return attempt(renewed);
  }
}
