import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ResponseRecord } from './response-faults';
import { readResponses } from './read-responses';
import type { ConnectionOptions, SentRequest, Transport } from './transport';

/** Longer than any timeout of the site. */
const IDLE_TIMEOUT_MS = 40_000;
const CHUNK_BYTES = 65_536;

/** Starts an edge in a separate process. */
export async function startEdge(
  program: string,
  environment: Record<string, string>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = fork(program, [], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await Promise.race([portOf(child), rejectOnExit(child)]);
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (!stdout) return;
    // Keeps reading further lines, because a full pipe would block the edge.
    createInterface(stdout).on('line', (line) => {
      const [, port] = /listening at http:\/\/[\d.]+:(\d+)/.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

async function rejectOnExit(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the edge did not start');
}

/** Sends raw requests to an edge, several over each connection. */
export function edgeTransport(port: number): Transport {
  return {
    maxRequests: 5,
    hasEdge: true,
    async sendAll(requests, options) {
      const responses: ResponseRecord[] = [];
      // A response may close the connection; the remaining requests go over another one.
      while (responses.length < requests.length) {
        const received = await sendOnOneConnection(port, requests.slice(responses.length), options);
        responses.push(...received);
      }
      return responses;
    },
  };
}

async function sendOnOneConnection(
  port: number,
  requests: readonly SentRequest[],
  { pipelined, chunked }: ConnectionOptions,
): Promise<ResponseRecord[]> {
  const socket = connect(port, '127.0.0.1');
  // After a response, the rest of the request may fail to send.
  socket.on('error', () => undefined);
  socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy());
  const next = readResponses(socket);
  const responses: ResponseRecord[] = [];
  try {
    let startedAt = performance.now();
    if (pipelined) for (const request of requests) send(socket, request, chunked);
    for (const request of requests) {
      if (!pipelined) send(socket, request, chunked);
      const response = await next();
      if (!response)
        throw new Error(`no response to request ${responses.length + 1} of a connection`);
      responses.push({ ...response, milliseconds: performance.now() - startedAt });
      startedAt = performance.now();
      if (response.headers.connection?.toLowerCase() === 'close') break;
    }
    return responses;
  } finally {
    socket.destroy();
  }
}

function send(socket: Socket, { method, url, headers, body }: SentRequest, chunked: boolean): void {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = chunked ? ['Transfer-Encoding: chunked'] : [`Content-Length: ${bytes?.length}`];
  const lines = [
    `${method} ${url} HTTP/1.1`,
    ...Object.entries({ host: 'sopaan.example', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(bytes ? length : []),
  ];
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  if (!bytes) return;
  if (!chunked) {
    socket.write(bytes);
    return;
  }
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const part = bytes.subarray(offset, offset + CHUNK_BYTES);
    socket.write(`${part.length.toString(16)}\r\n`);
    socket.write(part);
    socket.write('\r\n');
  }
  socket.write('0\r\n\r\n');
}
