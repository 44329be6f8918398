import { Writable } from 'node:stream';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { logOptions } from '../http/request-log';

export interface CapturedLogs {
  logger: FastifyBaseLogger;
  /** Everything that it has logged so far. */
  text: () => string;
  /** The same, a parsed object for each line. */
  lines: () => unknown[];
}

/** A logger at level trace whose output can be read. */
export function captureLogs(): CapturedLogs {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log: logger } = fastify({ logger: { ...logOptions('trace'), stream } });
  return {
    logger,
    text: () => lines.join(''),
    lines: () => lines.map((line): unknown => JSON.parse(line)),
  };
}
