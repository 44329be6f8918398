import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

interface PreviewTokenPayload {
  id: string;
  expires: Date;
}

export interface PreviewTokens {
  sign(preview: PreviewTokenPayload): string;
  /** The contents of a valid token; undefined for any other text. Does not check the expiry. */
  read(token: string): PreviewTokenPayload | undefined;
}

const LABEL = 'sopaan preview link';
// An id may have all characters of base64url: links were created with such ids before they became hexadecimal.
const PATTERN = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** Hexadecimal, because it is an argument of `npm run release`, where a leading `-` would be an option. */
export function newPreviewId(): string {
  return randomBytes(8).toString('hex');
}

/**
 * `<id>.<expiry in seconds, base 36>.<mac>`: any process with the same secret can read it. The key is derived with
 * its own label, so that nothing else signed with the secret is valid as a preview token.
 */
export function previewTokens(secret: string): PreviewTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, 32));
  const signatureOf = (payload: string) =>
    createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign({ id, expires }) {
      const payload = `${id}.${Math.floor(expires.getTime() / 1000).toString(36)}`;
      return `${payload}.${signatureOf(payload)}`;
    },
    read(token) {
      const [, id, expiry, mac] = PATTERN.exec(token) ?? [];
      if (id === undefined || expiry === undefined || mac === undefined) return undefined;
      // Compares text instead of bytes, because several Base64 spellings decode to the same bytes.
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(signatureOf(`${id}.${expiry}`)))) {
        return undefined;
      }
      return { id, expires: new Date(parseInt(expiry, 36) * 1000) };
    },
  };
}
