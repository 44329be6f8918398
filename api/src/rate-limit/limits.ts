import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../auth/access';
import { addressGroup } from './address';

/** Returns what a limit counts by, or undefined if the request does not count. */
export type CountedBy = (context: {
  request: FastifyRequest;
  input: unknown;
  user: SessionUser | null;
}) => string | undefined;

/** At most `count` requests in `seconds`, over all processes; further ones get 429 with Retry-After. */
export interface Limit {
  /** The name of the counter; routes with the same name share it. */
  name: string;
  by: CountedBy;
  count: number;
  seconds: number;
}

/** Counts by the visitor's IP address, also behind trusted proxies. */
export const perAddress: CountedBy = ({ request }) => addressGroup(request.ip);

/** Counts by account. Guests do not count. */
export const perAccount: CountedBy = ({ user }) => user?.id;

/** Counts by the normalized value of a field, such as the email of a login. */
export function perField(name: string): CountedBy {
  return ({ input }) => {
    const value: unknown = isRecord(input) ? input[name] : undefined;
    return typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : undefined;
  };
}

/** Counts by a pair, such as an address and an email. */
export function perBoth(one: CountedBy, other: CountedBy): CountedBy {
  return (context) => {
    const [first, second] = [one(context), other(context)];
    return first === undefined || second === undefined ? undefined : `${first} ${second}`;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
