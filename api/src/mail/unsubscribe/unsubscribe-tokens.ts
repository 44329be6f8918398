import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MAIL_CATEGORIES, type MailCategory } from '@sopaan/schemas/account/mail-choices';

/** Mails of one category to one account. */
export interface Subscription {
  userId: string;
  category: MailCategory;
}

/** Tokens of links that unsubscribe. They are derived from the server's secret, never stored, and do not expire. */
export interface UnsubscribeTokens {
  tokenOf(subscription: Subscription): string;
  /** Undefined for a text that is no such token. */
  subscriptionOf(token: string): Subscription | undefined;
}

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22;

/** The key has no other use, so that such a token is invalid everywhere else. */
export function unsubscribeTokens(tokenSecret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'sopaan unsubscribe', 32));
  const sign = (payload: string) =>
    payload +
    createHmac('sha256', key).update(payload).digest('base64url').slice(0, SIGNATURE_LENGTH);

  return {
    tokenOf: ({ userId, category }) =>
      sign(Buffer.from(`${category}:${userId}`).toString('base64url')),
    subscriptionOf(token) {
      const payload = token.slice(0, -SIGNATURE_LENGTH);
      return isEqual(token, sign(payload))
        ? parse(Buffer.from(payload, 'base64url').toString())
        : undefined;
    },
  };
}

function parse(text: string): Subscription | undefined {
  const separator = text.indexOf(':');
  const name = text.slice(0, separator);
  const category = MAIL_CATEGORIES.find((candidate) => candidate === name);
  return category && { category, userId: text.slice(separator + 1) };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
