import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_LENGTH = 22;

/** Ids with a signature, such as the token of a link: derived from the id and the server's secret, and therefore never stored. */
export interface SignedIds {
  sign(id: string): string;
  /** The id of a text that `sign` returned; undefined for any other text. */
  verify(text: string): string | undefined;
}

/** An id that can be signed. */
export function newSignableId(): string {
  return randomBytes(16).toString('base64url');
}

/** Each use has its own key, so that a text that was signed for one of them is invalid for all others. */
export function signedIds(tokenSecret: string, use: string): SignedIds {
  const digestOf = keyedDigest(tokenSecret, use);
  const sign = (id: string) => id + truncate(digestOf(id));
  return {
    sign,
    verify(text) {
      const id = text.slice(0, ID_LENGTH);
      return isEqual(text, sign(id)) ? id : undefined;
    },
  };
}

export function keyedDigest(tokenSecret: string, use: string): (text: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', `sopaan ${use}`, 32));
  return (text) => createHmac('sha256', key).update(text).digest();
}

/** 128 bits, as 22 URL-safe characters. */
export function truncate(digest: Buffer): string {
  return digest.subarray(0, 16).toString('base64url');
}

export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
