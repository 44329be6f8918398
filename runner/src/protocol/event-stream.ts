import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Clients take a silent connection for a broken one. */
const HEARTBEAT_MS = 10_000;

export interface EventStream {
  isOpen: () => boolean;
  emit: (name: string, data: object) => void;
  end: (name: string, data: object) => void;
}

export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

/** Opened by its first event: earlier failures are sent as a status. */
export function eventStream(reply: FastifyReply): EventStream {
  let stream: PassThrough | undefined;

  function open(): PassThrough {
    const newStream = (stream = new PassThrough());
    const heartbeat = setInterval(
      () => newStream.writable && newStream.write(':\n\n'),
      HEARTBEAT_MS,
    );
    newStream.once('close', () => clearInterval(heartbeat));
    reply.headers({ 'content-type': 'text/event-stream; charset=utf-8' });
    void reply.send(newStream);
    return newStream;
  }

  function emit(name: string, data: object): void {
    const target = stream ?? open();
    if (target.writable) target.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  return {
    isOpen: () => stream !== undefined,
    emit,
    end(name, data) {
      emit(name, data);
      stream?.end();
    },
  };
}
