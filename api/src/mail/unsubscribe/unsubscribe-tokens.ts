import { isEqual, keyedDigest, truncate } from '../../auth/signed-ids';

/** What a link of a mail unsubscribes from. */
export interface SubscriptionKey {
  /** A name of `registries/subscriptions.ts`. */
  kind: string;
  /** Identifies the subscription among those of its kind: the id of the account, for a category of mails. */
  id: string;
}

/** Tokens of links that unsubscribe. They are derived from the server's secret, never stored, and do not expire. */
export interface UnsubscribeTokens {
  tokenOf(key: SubscriptionKey): string;
  /** Returns undefined for a text that is not a valid token. */
  keyOf(token: string): SubscriptionKey | undefined;
}

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22;

/** The signing key has no other use, so that such a token is invalid everywhere else. */
export function unsubscribeTokens(tokenSecret: string): UnsubscribeTokens {
  const digestOf = keyedDigest(tokenSecret, 'unsubscribe');
  const sign = (payload: string) => payload + truncate(digestOf(payload));

  return {
    tokenOf: ({ kind, id }) => sign(Buffer.from(`${kind}:${id}`).toString('base64url')),
    keyOf(token) {
      const payload = token.slice(0, -SIGNATURE_LENGTH);
      return isEqual(token, sign(payload))
        ? parse(Buffer.from(payload, 'base64url').toString())
        : undefined;
    },
  };
}

function parse(text: string): SubscriptionKey {
  const separator = text.indexOf(':');
  return { kind: text.slice(0, separator), id: text.slice(separator + 1) };
}
