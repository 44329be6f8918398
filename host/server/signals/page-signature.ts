import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Issues page IDs, so that only reports of this site's pages are counted. */
export interface PageSigner {
  sign: (set: string) => string;
  /** Whether an edge with this key issued the page ID for that set. */
  isValid: (page: string, set: string) => boolean;
}

export function pageSigner(key: string): PageSigner {
  const hmac = (random: string, set: string) =>
    createHmac('sha256', key).update(`page\n${random}\n${set}`).digest('base64url');
  return {
    sign(set) {
      const random = randomBytes(12).toString('base64url');
      return `${random}.${hmac(random, set)}`;
    },
    isValid(page, set) {
      const [, random, signature] = /^([\w-]{16})\.([\w-]{43})$/.exec(page) ?? [];
      if (random === undefined || signature === undefined) return false;
      // Compared as text: Base64 has several spellings of the same bytes, but a page has one ID.
      return timingSafeEqual(Buffer.from(signature), Buffer.from(hmac(random, set)));
    },
  };
}
