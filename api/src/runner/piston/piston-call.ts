import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createEventParser } from '@sopaan/schemas/event-parser';
import { isUnixSocket, socketOf } from './server-address';

/** What JSON may make of the megabyte that the judge allows of each output, and of both together, and some room. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface PistonAnswer {
  status: number;
  value: unknown;
  /** Seconds. */
  retryAfter: number | undefined;
}

interface Call {
  /** `http(s)://…/api/v2` or `unix:/path/of/a/socket`. */
  server: string;
  /** Below the server's folder, or at its root with a slash. */
  path: string;
  /** Sent as JSON by POST; without one it is a GET. */
  body?: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** Milliseconds without any byte. */
  silence: number;
  /** What a server that streams says before its answer. */
  onEvent?: (name: string, data: unknown) => void;
}

/** There is no server, or the connection ended before the answer: asking again may help. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('the connection to the code runner was lost', { cause });
    this.name = 'ConnectionLost';
  }
}

/** One call of a Piston server: no other server than this one, and only so much. */
export async function callPiston(call: Call): Promise<PistonAnswer> {
  call.signal.throwIfAborted();
  try {
    const response = await send(call);
    try {
      return await read(response, call);
    } finally {
      // What has not been read is not wanted any more.
      response.destroy();
    }
  } catch (cause) {
    call.signal.throwIfAborted();
    throw new ConnectionLost(cause);
  }
}

function send({ server, path, body, headers, signal, silence }: Call): Promise<IncomingMessage> {
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
    // A connection that was kept may be one to a server that is gone.
    agent: false,
    signal,
    timeout: silence,
  };
  return new Promise((resolve, reject) => {
    const call = open(server, path, options);
    call.once('timeout', () => call.destroy(new Error('the server is silent')));
    call.once('response', resolve);
    call.once('error', reject);
    call.end(text);
  });
}

function open(server: string, path: string, options: RequestOptions) {
  if (isUnixSocket(server)) {
    const socketPath = socketOf(server);
    const below = path.startsWith('/') ? path : `/api/v2/${path}`;
    return requestHttp({
      ...options,
      socketPath,
      path: below,
      headers: { ...options.headers, host: 'runner' },
    });
  }
  const url = path.startsWith('/') ? new URL(path, server) : new URL(`${server}/${path}`);
  return url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
}

async function read(response: IncomingMessage, { onEvent }: Call): Promise<PistonAnswer> {
  const { statusCode: status = 0, headers } = response;
  const retryAfter = Number(headers['retry-after']) || undefined;
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  if (isStream) return readEvents(response, onEvent);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) return { status: 0, value: undefined, retryAfter };
    chunks.push(bytes);
  }
  return { status, value: parsed(Buffer.concat(chunks).toString('utf8')), retryAfter };
}

/** Up to the event that is the answer. */
async function readEvents(
  response: IncomingMessage,
  onEvent: Call['onEvent'],
): Promise<PistonAnswer> {
  const parser = createEventParser();
  response.setEncoding('utf8');
  for await (const text of response) {
    for (const { name, data } of parser.feed(String(text))) {
      const value = parsed(data);
      if (name === 'result') return { status: 200, value, retryAfter: undefined };
      if (name === 'error') return { ...statusIn(value), value };
      onEvent?.(name, value);
    }
  }
  throw new Error('the stream ended before its answer');
}

function statusIn(value: unknown): { status: number; retryAfter: number | undefined } {
  const { status, retryAfter } = Object(value);
  return {
    status: typeof status === 'number' ? status : 500,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}

/** Undefined where it is no JSON. What the parser says of it repeats a piece. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
