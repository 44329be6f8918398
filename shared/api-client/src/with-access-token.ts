/** Runs a call with the access token, and once more with a renewed token if the first has expired. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { isApiError } from './api-error';
import { getApiConfiguration } from './configuration';
import { renewToken } from './renew-token';
import type { CallOptions } from './send';

/** Error codes of a refresh that mean that the session has ended. Other errors may be temporary. */
const SESSION_ENDED_CODES = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'TokenExpiredError']);

/** A renewed token; null when the session has ended and the endpoint also serves guests. */
async function tokenOrGuest(
  stale: string,
  guestAllowed: boolean,
  background: boolean,
): Promise<string | null> {
  try {
    return await renewToken(stale);
  } catch (error) {
    if (!isApiError(error) || !SESSION_ENDED_CODES.has(error.code)) throw error;
    const { getToken, onSessionEnded } = getApiConfiguration();
    // Only the first of the calls that waited for this refresh ends the session.
    if (getToken() === stale) onSessionEnded(!guestAllowed && !background);
    if (!guestAllowed) throw error;
    return null;
  }
}

/** Runs `attempt` with the token to send, at most twice, and resolves with its result. */
export async function withAccessToken<Result>(
  { access }: Pick<Endpoint, 'access'>,
  { signal, background = false }: Pick<CallOptions, 'signal' | 'background'>,
  attempt: (token: string | null) => Promise<Result>,
): Promise<Result> {
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
