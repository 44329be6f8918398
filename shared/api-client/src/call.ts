/** The one way to call the API. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { isApiError } from './api-error';
import { apiConfiguration } from './configuration';
import { renewToken } from './renew-token';
import { send, type CallOptions } from './send';

export { isApiError } from './api-error';
export { configureApi } from './configuration';
export type { CallOptions } from './send';

/** Codes of a refused refresh that mean: this session is over. Others may heal. */
const ENDED = new Set(['SESSION_ENDED', 'UNAUTHENTICATED', 'TokenExpiredError']);

/** A newer token; null when the session is over and the call may go on as a guest's. */
async function tokenAfter(
  stale: string,
  guestAllowed: boolean,
  background: boolean,
): Promise<string | null> {
  try {
    return await renewToken(stale);
  } catch (error) {
    if (!isApiError(error) || !ENDED.has(error.code)) throw error;
    const { getToken, onSessionEnded } = apiConfiguration();
    // Of the calls that waited for this refresh, the first one ends the session.
    if (getToken() === stale) onSessionEnded(!guestAllowed && !background);
    if (!guestAllowed) throw error;
    return null;
  }
}

async function sendSafely<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  try {
    return await send(endpoint, request, token, options);
  } catch (error) {
    // Only a read is sent twice unasked: a write whose answer was lost may have happened.
    if (endpoint.method !== 'GET' || !isApiError(error) || error.code !== 'NETWORK') throw error;
    return send(endpoint, request, token, options);
  }
}

/**
 * Calls an endpoint and resolves with its answer. Rejects with an ApiError. A token that is too old is renewed once
 * and the call repeated once; a read whose network failed is repeated once.
 */
export async function call<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  options: CallOptions = {},
): Promise<InferType<Response>> {
  const token = endpoint.access === 'public' ? null : apiConfiguration().getToken();
  try {
    return await sendSafely(endpoint, request, token, options);
  } catch (error) {
    if (token === null || !isApiError(error) || error.code !== 'TokenExpiredError') throw error;
    const renewed = await tokenAfter(
      token,
      endpoint.access === 'optional',
      options.background ?? false,
    );
    options.signal?.throwIfAborted();
    return sendSafely(endpoint, request, renewed, options);
  }
}
