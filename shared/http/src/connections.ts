/** How long API and edge wait for slow clients, and how many connections they accept. */
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

export interface ConnectionLimits {
  headersTimeoutMs: number;
  /** The maximum time for the complete request, including its body. */
  requestTimeoutMs: number;
  /** The maximum time without a byte in either direction. */
  idleTimeoutMs: number;
  /** The maximum time between two requests on one connection. */
  keepAliveTimeoutMs: number;
  /** How often the timeouts above are checked. */
  checkIntervalMs: number;
  maxConnections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
  // Longer than an edge or load balancer in front keeps its connections, so that it never sends a request on one that was just closed.
  keepAliveTimeoutMs: 72_000,
  checkIntervalMs: 2_000,
  maxConnections: 10_000,
};

/** Fastify options that close the connections of slow clients. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    connectionTimeout: limits.idleTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      maxHeaderSize: 16_384,
    },
  } satisfies FastifyHttpOptions<Server>;
}
