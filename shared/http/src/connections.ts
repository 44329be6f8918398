/** How long API and edge wait for slow clients, and for how many. */
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Milliseconds, and a number of connections. */
export interface ConnectionLimits {
  headers: number;
  /** The whole of a request. */
  request: number;
  /** Without any byte in either direction. */
  silence: number;
  /** Between requests. */
  keepAlive: number;
  /** How often slow ones are looked for. */
  check: number;
  count: number;
}

/** What holds unless a test is in a hurry. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  // Longer than an edge or a load balancer in front keeps its own, so that it is never the one to find a connection closed.
  keepAlive: 72_000,
  check: 2_000,
  count: 10_000,
};

/** The options of a server that hangs up on slow clients. */
export function connectionOptions({
  headers,
  request,
  silence,
  keepAlive,
  check,
}: ConnectionLimits) {
  return {
    connectionTimeout: silence,
    keepAliveTimeout: keepAlive,
    requestTimeout: request,
    http: {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: check,
      maxHeaderSize: 16_384,
    },
  } satisfies FastifyHttpOptions<Server>;
}
