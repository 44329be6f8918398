/** One HTTP exchange: request out, answer in, within its time. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { toFormParts } from '@sopaan/schemas/form-parts';
import type { InferType, Schema } from 'yup';
import { readResponse } from './read-response';
import { ApiError, isApiError } from './api-error';
import { getApiConfiguration } from './configuration';
import { readStreamedResponse, STREAM_ACCEPT, STREAM_IDLE_TIMEOUT_MS } from './read-streamed-response';
import { target, type Fields } from './url';

/** Milliseconds that a call with files may take: a phone sends them slowly. */
const FILES_TIMEOUT_MS = 60_000;

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds that one attempt may take. */
  timeout?: number;
  /** What an endpoint with `files` is sent beside its fields, by the names that it gives them. */
  files?: Readonly<Record<string, File | null | undefined>>;
  /** The visitor did not ask for this call, so its failure asks nobody to log in. */
  background?: boolean;
  /**
   * Told each event before the answer, its data parsed from JSON; `timeout` is then the time without any sign of life. None
   * comes where the server answers at once.
   */
  onEvent?: (name: string, data: unknown) => void;
}

/** Eight random letters: the name of a call in the server's logs, and on the page when it fails. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON, or a form where the endpoint takes files. */
function bodyOf(endpoint: Endpoint, fields: Fields | undefined, files: CallOptions['files'] = {}) {
  if (!endpoint.files || !fields) return fields && JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of toFormParts(fields)) form.append(name, value);
  // The server reads the fields before it takes in the files.
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
  const { apiKey, set } = getApiConfiguration();
  const headers = new Headers({
    accept,
    'api-key': apiKey,
    'x-request-id': requestId,
  });
  // The browser itself says what a form is, and where its parts end.
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (set) headers.set('x-sopaan-set', set);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** What kind of answer is wanted, and how one is read. */
interface ResponseReader<Answer> {
  accept: string;
  /** Milliseconds that it may take where nobody says otherwise; each call of `alive` grants as many again. */
  timeout: number;
  read: (response: Response, about: { requestId: string; alive: () => void }) => Promise<Answer>;
}

/** Sends a request once. Rejects with an ApiError, or with the reason of the caller's signal. */
async function exchange<Request extends Schema, Answer>(
  endpoint: Endpoint<Request>,
  { request, token }: { request: InferType<Request>; token: string | null },
  options: CallOptions,
  { accept, timeout, read }: ResponseReader<Answer>,
): Promise<Answer> {
  const { baseUrl, fetch: customFetch } = getApiConfiguration();
  const { url, body: fields } = target(baseUrl, endpoint.method, endpoint.path, request);
  const body = bodyOf(endpoint, fields, options.files);
  const requestId = newRequestId();
  const clock = new AbortController();
  const onAbort = () => clock.abort();
  options.signal?.throwIfAborted();
  options.signal?.addEventListener('abort', onAbort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(onAbort, options.timeout ?? timeout);
  };
  alive();
  try {
    const response = await (customFetch ?? fetch)(url, {
      method: endpoint.method,
      headers: headersFor({ accept, token, body, requestId }),
      body,
      credentials: endpoint.credentials ? 'include' : 'omit',
      signal: clock.signal,
    });
    return await read(response, { requestId, alive });
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

/** An exchange whose answer is one value. */
export function send<Request extends Schema, Response extends Schema>(
  endpoint: Endpoint<Request, Response>,
  request: InferType<Request>,
  token: string | null,
  options: CallOptions,
): Promise<InferType<Response>> {
  const { onEvent } = options;
  if (onEvent) {
    return exchange(endpoint, { request, token }, options, {
      accept: STREAM_ACCEPT,
      timeout: STREAM_IDLE_TIMEOUT_MS,
      read: (response, about) =>
        readStreamedResponse(response, endpoint.response, { ...about, onEvent }),
    });
  }
  return exchange(endpoint, { request, token }, options, {
    accept: 'application/json, */*;q=0.5',
    timeout: endpoint.files ? FILES_TIMEOUT_MS : getApiConfiguration().timeout,
    read: (response, { requestId }) => readResponse(response, endpoint.response, requestId),
  });
}
