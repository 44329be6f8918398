import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './access';

/** What a limit counts by. Undefined: this request does not count. */
export type CountedBy = (context: {
  request: FastifyRequest;
  input: unknown;
  user: SessionUser | null;
}) => string | undefined;

/** So many requests in so many seconds, over all processes; the next one is answered 429 with Retry-After. */
export interface Limit {
  /** Names the counter; routes that share the name share the count. */
  name: string;
  by: CountedBy;
  count: number;
  seconds: number;
}
