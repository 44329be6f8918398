import { Writable } from 'node:stream';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { logOptions } from '../../plugins/request-log';

/** A logger at level trace, and the text that it has written so far. */
export function captureLogs(): { logger: FastifyBaseLogger; text: () => string } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log: logger } = fastify({ logger: { ...logOptions('trace'), stream } });
  return { logger, text: () => lines.join('') };
}
