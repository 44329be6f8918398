/** Calls the API. All requests of the site's pages go through `call`. */
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { InferType, Schema } from 'yup';
import { isApiError } from './api-error';
import { getApiConfiguration } from './configuration';
import { renewToken } from './renew-token';
import { send, type CallOptions } from './send';

export { isApiError } from './api-error';
export { configureApi } from './configuration';
export type { CallOptions } from './send';

/**
 * Calls an endpoint and resolves with its response. Rejects with an ApiError. When the access token has expired, it is renewed and the
 * call sent again, once; `send` has the timeout and repeats a read that failed with NETWORK.
 */
export async function call<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  options: CallOptions = {},
): Promise<InferType<Response>> {
  const token = endpoint.access === 'public' ? null : getApiConfiguration().getToken();
  try {
    return await send(endpoint, request, token, options);
  } catch (error) {
    if (token === null || !isApiError(error) || error.code !== 'TokenExpiredError') throw error;
    const renewed = await renewOrEndSession(token, endpoint, options);
    options.signal?.throwIfAborted();
    return send(endpoint, request, renewed, options);
  }
}

/** Error codes of a refresh that mean that the session has ended. Other errors may be temporary. */
const SESSION_ENDED_CODES = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'TokenExpiredError']);

/** A renewed token; null when the session has ended and the endpoint also serves guests. */
async function renewOrEndSession(
  stale: string,
  { access }: Pick<Endpoint, 'access'>,
  { background = false }: CallOptions,
): Promise<string | null> {
  try {
    return await renewToken(stale);
  } catch (error) {
    if (!isApiError(error) || !SESSION_ENDED_CODES.has(error.code)) throw error;
    const { getToken, onSessionEnded } = getApiConfiguration();
    const servesGuests = access === 'optional';
    // Only the first of the calls that waited for this refresh ends the session.
    if (getToken() === stale) onSessionEnded(!servesGuests && !background);
    if (!servesGuests) throw error;
    return null;
  }
}
