import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../auth/access';
import { addressGroup, widerAddressGroup } from './address';

/** Whom a limit counts. */
export interface Subject {
  key: string;
  /** How much larger the limit of this subject is. */
  factor: number;
}

/**
 * Returns the subjects for which a limit counts a request; none if the request does not count. The limit applies to each of them
 * separately.
 */
export type CountedBy = (context: {
  request: FastifyRequest;
  input: unknown;
  user: SessionUser | null;
}) => readonly Subject[];

/** The households of a /48 network share a limit, which is larger by this factor. Otherwise one customer would have 65,536 limits. */
const WIDER_NETWORK_FACTOR = 16;

/** The subjects of a key, or none without one. */
export function toSubjects(key: string | undefined): readonly Subject[] {
  return key === undefined ? [] : [{ key, factor: 1 }];
}

/** At most `count` requests in `seconds`, over all processes; further ones get 429 with Retry-After. */
export interface Limit {
  /** The name of the counter; routes with the same name share it. */
  name: string;
  by: CountedBy;
  count: number;
  seconds: number;
}

/** Counts by the visitor's IP address, even behind trusted proxies; IPv6 addresses are also counted by their wider network. */
export const perAddress: CountedBy = ({ request }) => [
  ...toSubjects(addressGroup(request.ip)),
  ...toSubjects(widerAddressGroup(request.ip)).map(({ key }) => ({
    key,
    factor: WIDER_NETWORK_FACTOR,
  })),
];

/** Counts by account. Guests do not count. */
export const perAccount: CountedBy = ({ user }) => toSubjects(user?.id);

/** Counts by the normalized value of a field, such as the email of a login. */
export function perField(name: string): CountedBy {
  return ({ input }) => {
    const value: unknown = isRecord(input) ? input[name] : undefined;
    if (typeof value !== 'string') return [];
    return toSubjects(value.trim().normalize('NFC').toLowerCase());
  };
}

/** Counts by a pair, such as an address and an email. */
export function perBoth(one: CountedBy, other: CountedBy): CountedBy {
  return (context) => {
    const others = other(context);
    return one(context).flatMap((first) =>
      others.map((second) => ({
        key: `${first.key} ${second.key}`,
        factor: first.factor * second.factor,
      })),
    );
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
