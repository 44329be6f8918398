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

/** Eight random letters: the name of a call in the server's logs, and on the page when it fails. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function headersFor(token: string | null, hasBody: boolean, requestId: string): Headers {
  const { apiKey, set } = apiConfiguration();
  const headers = new Headers({
    accept: 'application/json',
    'api-key': apiKey,
    'x-request-id': requestId,
  });
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
  const requestId = newRequestId();
  const clock = new AbortController();
  const onAbort = () => clock.abort();
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => clock.abort(), options.timeout ?? configuration.timeout);
  try {
    const response = await (configuration.fetch ?? fetch)(url, {
      method: endpoint.method,
      headers: headersFor(token, body !== undefined, requestId),
      body: body && JSON.stringify(body),
      credentials: endpoint.credentials ? 'include' : 'omit',
      signal: clock.signal,
    });
    return await readAnswer(response, endpoint.response, requestId);
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (isApiError(cause)) throw cause;
    const code = clock.signal.aborted ? 'TIMEOUT' : 'NETWORK';
    throw new ApiError({ code, status: 0, requestId, origin: 'browser', cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
  }
}
