import type { FastifyRequest } from 'fastify';
import type { SessionUser } from './access';
import { addressGroup } from './limits-address';

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

/** Each address by itself: that of the visitor, also behind proxies that are trusted. */
export const perAddress: CountedBy = ({ request }) => addressGroup(request.ip);

/** Each account by itself. Guests do not count. */
export const perAccount: CountedBy = ({ user }) => user?.id;

/** Each value of a field by itself, such as the email of a login, however it is spelt. */
export function perField(name: string): CountedBy {
  return ({ input }) => {
    const value: unknown = isRecord(input) ? input[name] : undefined;
    return typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : undefined;
  };
}

/** Each pair by itself, such as an address and the email it tries. */
export function perBoth(one: CountedBy, other: CountedBy): CountedBy {
  return (context) => {
    const [first, second] = [one(context), other(context)];
    return first === undefined || second === undefined ? undefined : `${first} ${second}`;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
