import { Writable } from 'node:stream';
import { fastify, type FastifyBaseLogger } from 'fastify';
import { logOptions } from '../http/request-log';

export interface CapturedLogs {
  logger: FastifyBaseLogger;
  /** Everything logged so far. */
  text: () => string;
  /** The logged lines, parsed. */
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
