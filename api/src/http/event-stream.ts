import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import { toErrorResponse } from './errors';

/** Sends an event to the client before the response; does nothing if the client did not ask for events. */
export type EmitEvent = (name: string, data: object) => void;

/** Proxies close idle connections. */
const HEARTBEAT_INTERVAL_MS = 10_000;

export function acceptsEventStream({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

/**
 * Responds with an event stream once the first event is emitted. The last event is `result` with the response, or `error`.
 * An error before the first event becomes an ordinary error response.
 */
export async function respondWithEvents(
  reply: FastifyReply,
  respond: (emit: EmitEvent) => Promise<unknown>,
): Promise<unknown> {
  const events = eventStream(reply);
  try {
    const response = await respond(events.emit);
    if (!events.isOpen()) return response;
    events.end('result', reply.serialize(response));
  } catch (error) {
    if (!events.isOpen() || error instanceof ClientDisconnected) throw error;
    const { status, retryAfter, body } = toErrorResponse(error, reply.request);
    events.end('error', JSON.stringify({ status, retryAfter, ...body }));
  }
  return reply;
}

function eventStream(reply: FastifyReply) {
  let stream: PassThrough | undefined;
  const write = (text: string) => stream?.writable && stream.write(text);

  function open(): void {
    stream = new PassThrough();
    const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_INTERVAL_MS);
    stream.once('close', () => clearInterval(heartbeat));
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Keeps proxies from buffering the stream.
      'x-accel-buffering': 'no',
    });
    reply.send(stream);
  }

  return {
    isOpen: () => stream !== undefined,
    emit(name: string, data: object) {
      if (!stream) open();
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end(name: string, data: unknown) {
      write(`event: ${name}\ndata: ${String(data)}\n\n`);
      stream?.end();
    },
  };
}
