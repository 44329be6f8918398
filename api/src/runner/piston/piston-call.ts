import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createEventParser } from '@sopaan/schemas/api/event-stream-parser';
import { isUnixSocket, socketPathOf } from '../../config/server-address';

/** Enough for two outputs of a megabyte each and both combined, as escaped JSON. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

export interface PistonResponse {
  /** 0 if the response was too large. */
  status: number;
  value: unknown;
  /** Seconds. */
  retryAfter: number | undefined;
}

interface Call {
  /** `http(s)://…/api/v2` or `unix:/path/of/a/socket`. */
  server: string;
  /** Relative to the server's base URL; with a leading slash, to its root. */
  path: string;
  /** Sent as JSON by POST; without a body the call is a GET. */
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Milliseconds without received data until the call fails. */
  idleTimeoutMs: number;
  /** Events that a streaming server sends before its response. */
  onEvent?: (name: string, data: unknown) => void;
}

/** The server is unreachable, or the connection ended before the response. A retry may succeed. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the code runner was lost', { cause });
    this.name = 'ConnectionLost';
  }
}

/** Calls a Piston server, without following redirects and with a limited response size. */
export async function callPiston(call: Call): Promise<PistonResponse> {
  call.signal.throwIfAborted();
  try {
    const response = await send(call);
    try {
      return await readResponse(response, call);
    } finally {
      // Discards the unread rest.
      response.destroy();
    }
  } catch (cause) {
    call.signal.throwIfAborted();
    throw new ConnectionLost(cause);
  }
}

function send({
  server,
  path,
  body,
  headers,
  signal,
  idleTimeoutMs,
}: Call): Promise<IncomingMessage> {
  const text = body && JSON.stringify(body);
  const options: RequestOptions = {
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream, application/json;q=0.9',
      ...headers,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
    // No keep-alive: a kept connection may be one to a server that is gone.
    agent: false,
    signal,
    timeout: idleTimeoutMs,
  };
  return new Promise((resolve, reject) => {
    const call = createRequest(server, path, options);
    call.once('timeout', () => call.destroy(new Error('the server does not respond')));
    call.once('response', resolve);
    call.once('error', reject);
    call.end(text);
  });
}

function createRequest(server: string, path: string, options: RequestOptions) {
  if (isUnixSocket(server)) {
    const socketPath = socketPathOf(server);
    const socketUrlPath = path.startsWith('/') ? path : `/api/v2/${path}`;
    return requestHttp({
      ...options,
      socketPath,
      path: socketUrlPath,
      headers: { ...options.headers, host: 'runner' },
    });
  }
  const url = path.startsWith('/') ? new URL(path, server) : new URL(`${server}/${path}`);
  return url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
}

async function readResponse(response: IncomingMessage, { onEvent }: Call): Promise<PistonResponse> {
  const { statusCode: status = 0, headers } = response;
  const retryAfter = Number(headers['retry-after']) || undefined;
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream) return readEvents(response, onEvent);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_RESPONSE_BYTES) return { status: 0, value: undefined, retryAfter };
    chunks.push(bytes);
  }
  return { status, value: parseJson(Buffer.concat(chunks).toString('utf8')), retryAfter };
}

/** Reads events up to the one with the response. */
async function readEvents(
  response: IncomingMessage,
  onEvent: Call['onEvent'],
): Promise<PistonResponse> {
  const parser = createEventParser();
  response.setEncoding('utf8');
  for await (const text of response) {
    for (const { name, data } of parser.feed(String(text))) {
      const value = parseJson(data);
      if (name === 'result') return { status: 200, value, retryAfter: undefined };
      if (name === 'error') return { ...statusIn(value), value };
      onEvent?.(name, value);
    }
  }
  throw new Error('the stream ended before its response');
}

function statusIn(value: unknown): { status: number; retryAfter: number | undefined } {
  const { status, retryAfter } = Object(value);
  return {
    status: typeof status === 'number' ? status : 500,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}

/** Undefined for invalid JSON. The parser's error is dropped, because it quotes the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
