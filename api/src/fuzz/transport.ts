import type { FastifyInstance } from 'fastify';
import type { Answer } from './answer-faults';
import type { Operation } from './operations';

/** A request with all its headers. */
export interface SentRequest {
  method: Operation['method'];
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}

/** How the requests of one conversation go out. */
export interface Manner {
  /** The next one does not wait for the answer. */
  pipelined: boolean;
  /** Bodies do not tell their length. */
  chunked: boolean;
}

/** The way of requests to the API. */
export interface Transport {
  /** How many requests one conversation may have. */
  most: number;
  /** Whether there is an edge on the way, which answers some requests itself. */
  hasEdge: boolean;
  /** Sends one after the other and hands back their answers; throws when one has none. */
  converse(requests: readonly SentRequest[], manner: Manner): Promise<Answer[]>;
}

/** Into the API itself, without a network. */
export function direct(app: FastifyInstance): Transport {
  return {
    most: 1,
    hasEdge: false,
    async converse(requests) {
      const answers: Answer[] = [];
      for (const { method, url, headers, body } of requests) {
        const began = performance.now();
        const payload = body !== undefined && { payload: body };
        const answer = await app.inject({ method, url, headers, ...payload });
        const milliseconds = performance.now() - began;
        const { statusCode: status } = answer;
        answers.push({ status, headers: answer.headers, body: answer.body, milliseconds });
      }
      return answers;
    },
  };
}
