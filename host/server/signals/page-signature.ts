import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Names pages, so that only what a page of this site tells is counted. */
export interface PageSigner {
  sign: (set: string) => string;
  /** Whether an edge with this key has named that page, for that set. */
  fits: (page: string, set: string) => boolean;
}

export function pageSigner(key: string): PageSigner {
  const seal = (random: string, set: string) =>
    createHmac('sha256', key).update(`page\n${random}\n${set}`).digest('base64url');
  return {
    sign(set) {
      const random = randomBytes(12).toString('base64url');
      return `${random}.${seal(random, set)}`;
    },
    fits(page, set) {
      const [, random, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(page) ?? [];
      if (random === undefined || signature === undefined) return false;
      // As text: the same bytes have several spellings in Base64, and a page has one name.
      return timingSafeEqual(Buffer.from(signature), Buffer.from(seal(random, set)));
    },
  };
}
