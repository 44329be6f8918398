// By the name of its shared library: a remote that bundles this module then calls the API through the host's client.
import { call, type CallOptions } from '@sopaan/api-client/call';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import type { InferType, Schema } from 'yup';
import { isApiError } from './api-error';

/** Calls an endpoint like `call`, and resolves with null when the API answers NOT_FOUND. */
export async function callOrNull<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  options: CallOptions = {},
): Promise<InferType<Response> | null> {
  try {
    return await call(endpoint, request, options);
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
