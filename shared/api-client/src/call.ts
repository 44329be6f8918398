/** The one way to call the API. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { isApiError } from './api-error';
import { send, type CallOptions } from './send';
import { withAccessToken } from './with-token';

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
  return withAccessToken(endpoint, options, (token) => sendWithRetry(endpoint, request, token, options));
}
