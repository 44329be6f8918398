/** Sends a request and reads its response. */
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { toFormParts } from '@sopaan/schemas/api/form-parts';
import type { InferType, Schema } from 'yup';
import { fetchWithProgress } from './fetch-with-progress';
import { readResponse } from './read-response';
import { ApiError, isApiError } from './api-error';
import { getApiConfiguration } from './configuration';
import {
  readStreamedResponse,
  STREAM_ACCEPT,
  STREAM_IDLE_TIMEOUT_MS,
} from './read-streamed-response';
import { requestTarget, type Fields } from './url';

/** The timeout of a call with files, because uploads from phones are slow. */
const FILES_TIMEOUT_MS = 60_000;

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The timeout of one attempt in milliseconds. */
  timeout?: number;
  /** The files for an endpoint with `files`, by field name. */
  files?: Readonly<Record<string, File | null | undefined>>;
  /** Called with the share of the request's body that has been sent, 0 to 1. Then `timeout` limits the time without progress. */
  onUploadProgress?: (share: number) => void;
  /** The visitor did not trigger this call, so an ended session does not prompt for a login. */
  background?: boolean;
  /** Lets the request outlive its page. */
  keepalive?: boolean;
  /**
   * Requests an event stream and is called with each event before the result, its data parsed from JSON. `timeout` then limits the time
   * without any data. Not called where the server does not stream.
   */
  onEvent?: (name: string, data: unknown) => void;
}

/** Eight random hexadecimal digits that identify a call in the server's logs, and on the page when it fails. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON, or form data where the endpoint takes files. */
function requestBody(
  endpoint: Endpoint,
  fields: Fields | undefined,
  files: CallOptions['files'] = {},
) {
  if (!endpoint.files || !fields) return fields && JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of toFormParts(fields)) form.append(name, value);
  // The server expects the fields before the files.
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
}

interface HeaderParts {
  accept: string;
  token: string | null;
  body: unknown;
  requestId: string;
}

function headersFor({ accept, token, body, requestId }: HeaderParts): Headers {
  const { apiKey, set: setId } = getApiConfiguration();
  const headers = new Headers({
    accept,
    'api-key': apiKey,
    'x-request-id': requestId,
  });
  // For form data the browser sets the content type, with the boundary of its parts.
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (setId) headers.set('x-sopaan-set', setId);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

interface RequestContext {
  requestId: string;
  /** Starts the timeout again. */
  restartTimeout: () => void;
}

/** The accepted kind of response, and how to read it. */
interface ResponseReader<Value> {
  accept: string;
  /** Default timeout in milliseconds. */
  timeout: number;
  read: (response: Response, context: RequestContext) => Promise<Value>;
}

/** Reads a stream of events where the caller listens to them, else one value. */
function responseReader<Value extends Schema>(
  endpoint: Endpoint<Schema, Value>,
  { onEvent }: CallOptions,
): ResponseReader<InferType<Value>> {
  if (onEvent) {
    return {
      accept: STREAM_ACCEPT,
      timeout: STREAM_IDLE_TIMEOUT_MS,
      read: (response, context) =>
        readStreamedResponse(response, endpoint.response, { ...context, onEvent }),
    };
  }
  return {
    accept: 'application/json, */*;q=0.5',
    timeout: endpoint.files ? FILES_TIMEOUT_MS : getApiConfiguration().timeout,
    read: (response, { requestId }) => readResponse(response, endpoint.response, requestId),
  };
}

/** The configured `fetch`, or the request that reports its progress where the caller listens to it. */
function fetchFor({ onUploadProgress }: CallOptions, restartTimeout: () => void): typeof fetch {
  const { fetch: customFetch } = getApiConfiguration();
  if (customFetch) return customFetch;
  if (!onUploadProgress) return fetch;
  return fetchWithProgress((share) => {
    restartTimeout();
    onUploadProgress(share);
  });
}

/** Sends a request once and reads its response, within the timeout. Rejects with an ApiError, or with the reason of the caller's signal. */
async function sendOnce<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  const { baseUrl } = getApiConfiguration();
  const { accept, timeout, read } = responseReader(endpoint, options);
  const { url, body: fields } = requestTarget(baseUrl, endpoint.method, endpoint.path, request);
  const body = requestBody(endpoint, fields, options.files);
  const requestId = newRequestId();
  const controller = new AbortController();
  const abort = () => controller.abort();
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimeout = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, options.timeout ?? timeout);
  };
  restartTimeout();
  try {
    const response = await fetchFor(options, restartTimeout)(url, {
      method: endpoint.method,
      headers: headersFor({ accept, token, body, requestId }),
      body,
      credentials: endpoint.credentials ? 'include' : 'omit',
      signal: controller.signal,
      keepalive: options.keepalive ?? false,
    });
    return await read(response, { requestId, restartTimeout });
  } catch (cause) {
    options.signal?.throwIfAborted();
    if (isApiError(cause)) throw cause;
    const code = controller.signal.aborted ? 'TIMEOUT' : 'NETWORK';
    throw new ApiError({ code, status: 0, requestId, origin: 'browser', cause });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
}

/** Sends a request. A GET whose connection fails is sent a second time; a write is not, because it may have taken effect. */
export async function send<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  try {
    return await sendOnce(endpoint, request, token, options);
  } catch (error) {
    if (endpoint.method !== 'GET' || !isApiError(error) || error.code !== 'NETWORK') throw error;
    return sendOnce(endpoint, request, token, options);
  }
}
