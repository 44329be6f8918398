import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import { failureOf } from './errors';

/** Tells who asks what happens before the answer; nothing to those who want the answer alone. */
export type Tell = (name: string, data: object) => void;

/** Proxies give up a connection on which nothing comes. */
const HEARTBEAT_MILLISECONDS = 10_000;

export function wantsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

/**
 * Answers with a stream of events from the first one that is told on: at its end stands `result` with the answer, or
 * `error`. What fails earlier is refused as everywhere, with a status.
 */
export async function answerWithEvents(
  reply: FastifyReply,
  answering: (tell: Tell) => Promise<unknown>,
): Promise<unknown> {
  const events = eventStream(reply);
  try {
    const answer = await answering(events.tell);
    if (!events.isOpen()) return answer;
    events.end('result', reply.serialize(answer));
  } catch (error) {
    if (!events.isOpen() || error instanceof ClientDisconnected) throw error;
    const { status, retryAfter, body } = failureOf(error, reply.request);
    events.end('error', JSON.stringify({ status, retryAfter, ...body }));
  }
  return reply;
}

function eventStream(reply: FastifyReply) {
  let stream: PassThrough | undefined;
  const write = (text: string) => stream?.writable && stream.write(text);

  function open(): void {
    stream = new PassThrough();
    const beating = setInterval(() => write(':\n\n'), HEARTBEAT_MILLISECONDS);
    stream.once('close', () => clearInterval(beating));
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // For proxies in front of the site that collect answers before they hand them on.
      'x-accel-buffering': 'no',
    });
    reply.send(stream);
  }

  return {
    isOpen: () => stream !== undefined,
    tell(name: string, data: object) {
      if (!stream) open();
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end(name: string, data: unknown) {
      write(`event: ${name}\ndata: ${String(data)}\n\n`);
      stream?.end();
    },
  };
}
