/** One HTTP exchange: request out, answer in, within its time. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import type { InferType, Schema } from 'yup';
import { readAnswer } from './answer';
import { ApiError, isApiError } from './api-error';
import { apiConfiguration } from './configuration';
import { target } from './url';

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds that one attempt may take. */
  timeout?: number;
  /** The visitor did not ask for this call, so its failure asks nobody to log in. */
  background?: boolean;
}

function headersFor(token: string | null, hasBody: boolean): Headers {
  const { apiKey, set } = apiConfiguration();
  const headers = new Headers({ accept: 'application/json', 'api-key': apiKey });
  if (hasBody) headers.set('content-type', 'application/json');
  if (set) headers.set('x-sopaan-set', set);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** Sends a request once. Rejects with an ApiError, or with the reason of the caller's signal. */
export async function send<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  const configuration = apiConfiguration();
  const { url, body } = target(configuration.baseUrl, endpoint.method, endpoint.path, request);
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), options.timeout ?? configuration.timeout);
  try {
    const response = await (configuration.fetch ?? fetch)(url, {
      method: endpoint.method,
      headers: headersFor(token, body !== undefined),
      body: body && JSON.stringify(body),
      credentials: endpoint.credentials ? 'include' : 'omit',
      signal: options.signal ? AbortSignal.any([options.signal, clock.signal]) : clock.signal,
    });
    return await readAnswer(response, endpoint.response);
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (isApiError(cause)) throw cause;
    const code = clock.signal.aborted ? 'TIMEOUT' : 'NETWORK';
    throw new ApiError({ code, status: 0, origin: 'browser', cause });
  } finally {
    clearTimeout(timer);
  }
}
