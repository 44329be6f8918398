/** One HTTP exchange: request out, answer in, within its time. */
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { formParts } from '@sopaan/schemas/form-fields';
import type { InferType, Schema } from 'yup';
import { readAnswer } from './answer';
import { ApiError, isApiError } from './api-error';
import { apiConfiguration } from './configuration';
import { readStreamedAnswer, STREAM_ACCEPTED, STREAM_SILENCE } from './streamed-answer';
import { target, type Fields } from './url';

/** Milliseconds that a call with files may take: a phone sends them slowly. */
const FILES_TIMEOUT = 60_000;

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
  for (const [name, value] of formParts(fields)) form.append(name, value);
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
  const { apiKey, set } = apiConfiguration();
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
interface Reading<Answer> {
  accept: string;
  /** Milliseconds that it may take where nobody says otherwise; each call of `alive` grants as many again. */
  patience: number;
  read: (response: Response, about: { requestId: string; alive: () => void }) => Promise<Answer>;
}

/** Sends a request once. Rejects with an ApiError, or with the reason of the caller's signal. */
async function exchange<Request extends Schema, Answer>(
  endpoint: Endpoint<Request>,
  { request, token }: { request: InferType<Request>; token: string | null },
  options: CallOptions,
  { accept, patience, read }: Reading<Answer>,
): Promise<Answer> {
  const { baseUrl, fetch: otherFetch } = apiConfiguration();
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
    timer = setTimeout(onAbort, options.timeout ?? patience);
  };
  alive();
  try {
    const response = await (otherFetch ?? fetch)(url, {
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
      accept: STREAM_ACCEPTED,
      patience: STREAM_SILENCE,
      read: (response, about) =>
        readStreamedAnswer(response, endpoint.response, { ...about, onEvent }),
    });
  }
  return exchange(endpoint, { request, token }, options, {
    accept: 'application/json, */*;q=0.5',
    patience: endpoint.files ? FILES_TIMEOUT : apiConfiguration().timeout,
    read: (response, { requestId }) => readAnswer(response, endpoint.response, requestId),
  });
}
