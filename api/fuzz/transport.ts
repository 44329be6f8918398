import type { FastifyInstance } from 'fastify';
import type { ResponseRecord } from './response-faults';
import type { Operation } from './operations';

/** A request with all its headers. */
export interface SentRequest {
  method: Operation['method'];
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}

/** How the requests of one conversation are sent. */
export interface ConnectionOptions {
  /** Requests do not wait for the previous response. */
  pipelined: boolean;
  /** Bodies are sent with chunked encoding. */
  chunked: boolean;
}

/** Sends requests to the API. */
export interface Transport {
  /** The most requests in one conversation. */
  maxRequests: number;
  /** Whether requests pass an edge, which answers some of them itself. */
  hasEdge: boolean;
  /** Sends the requests in order and returns their responses; throws if one has none. */
  sendAll(requests: readonly SentRequest[], options: ConnectionOptions): Promise<ResponseRecord[]>;
}

/** Calls the API in process, without a network. */
export function injectTransport(app: FastifyInstance): Transport {
  return {
    maxRequests: 1,
    hasEdge: false,
    async sendAll(requests) {
      const responses: ResponseRecord[] = [];
      for (const { method, url, headers, body } of requests) {
        const startedAt = performance.now();
        const payload = body !== undefined && { payload: body };
        const response = await app.inject({ method, url, headers, ...payload });
        const milliseconds = performance.now() - startedAt;
        const { statusCode: status } = response;
        responses.push({ status, headers: response.headers, body: response.body, milliseconds });
      }
      return responses;
    },
  };
}
