/** Calls the API. All requests of the suite's pages go through `call`. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { isApiError } from './api-error';
import { send, type CallOptions } from './send';
import { withAccessToken } from './with-access-token';

export { isApiError } from './api-error';
export { configureApi } from './configuration';
export type { CallOptions } from './send';

async function sendWithRetry<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  try {
    return await send(endpoint, request, token, options);
  } catch (error) {
    // Only reads are retried: a write whose response was lost may have taken effect.
    if (endpoint.method !== 'GET' || !isApiError(error) || error.code !== 'NETWORK') throw error;
    return send(endpoint, request, token, options);
  }
}

/**
 * Calls an endpoint and resolves with its response. Rejects with an ApiError. When the access token has expired, it is renewed and the
 * call retried, once; a read that failed with NETWORK is retried once.
 */
export async function call<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  options: CallOptions = {},
): Promise<InferType<Response>> {
  return withAccessToken(endpoint, options, (token) =>
    sendWithRetry(endpoint, request, token, options),
  );
}
