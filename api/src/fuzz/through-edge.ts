import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Answer } from './answer-faults';
import { answersOn } from './read-answers';
import type { Manner, SentRequest, Transport } from './transport';

/** Longer than the site itself gives any request. */
const SILENCE = 40_000;
const CHUNK = 65_536;

/** An edge as a process of its own, before the API at that address. */
export async function startEdge(
  program: string,
  environment: Record<string, string>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = fork(program, [], {
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await Promise.race([portOf(child), failed(child)]);
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
    // Its further lines are read too: a full pipe would hold it up.
    createInterface(stdout).on('line', (line) => {
      const [, port] = /listening at http:\/\/[\d.]+:(\d+)/.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}

async function failed(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('the edge did not start');
}

/** As bytes on connections to an edge, several requests on each. */
export function throughEdge(port: number): Transport {
  return {
    most: 5,
    hasEdge: true,
    async converse(requests, manner) {
      const answers: Answer[] = [];
      // An answer may close its connection; what is left then goes over another.
      while (answers.length < requests.length) {
        const got = await onOneConnection(port, requests.slice(answers.length), manner);
        answers.push(...got);
      }
      return answers;
    },
  };
}

async function onOneConnection(
  port: number,
  requests: readonly SentRequest[],
  { pipelined, chunked }: Manner,
): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  // Once there is an answer, the rest of its request may find no reader.
  socket.on('error', () => undefined);
  socket.setTimeout(SILENCE, () => socket.destroy());
  const next = answersOn(socket);
  const answers: Answer[] = [];
  try {
    let began = performance.now();
    if (pipelined) for (const request of requests) send(socket, request, chunked);
    for (const request of requests) {
      if (!pipelined) send(socket, request, chunked);
      const answer = await next();
      if (!answer) throw new Error(`no answer to request ${answers.length + 1} of a connection`);
      answers.push({ ...answer, milliseconds: performance.now() - began });
      began = performance.now();
      if (answer.headers.connection?.toLowerCase() === 'close') break;
    }
    return answers;
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
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = bytes.subarray(at, at + CHUNK);
    socket.write(`${part.length.toString(16)}\r\n`);
    socket.write(part);
    socket.write('\r\n');
  }
  socket.write('0\r\n\r\n');
}
