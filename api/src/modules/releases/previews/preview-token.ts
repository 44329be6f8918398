import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

interface NamedPreview {
  id: string;
  expires: Date;
}

export interface PreviewTokens {
  sign(preview: NamedPreview): string;
  /** What a token of ours says; undefined for every other text. Whether it still holds is not looked at. */
  read(token: string): NamedPreview | undefined;
}

const LABEL = 'sopaan preview link';
const FORM = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

export function newPreviewId(): string {
  return randomBytes(12).toString('base64url');
}

/**
 * `<id>.<expiry in seconds, base 36>.<mac>`: any process with the same secret reads it. The key has a label of its own, so
 * that nothing else which is signed with the secret passes for a preview.
 */
export function previewTokens(secret: string): PreviewTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, 32));
  const macOf = (said: string) => createHmac('sha256', key).update(said).digest('base64url');
  return {
    sign({ id, expires }) {
      const said = `${id}.${Math.floor(expires.getTime() / 1000).toString(36)}`;
      return `${said}.${macOf(said)}`;
    },
    read(token) {
      const [, id, expiry, mac] = FORM.exec(token) ?? [];
      if (id === undefined || expiry === undefined || mac === undefined) return undefined;
      // As text: the same bytes have several spellings in Base64, and only ours is right.
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(`${id}.${expiry}`)))) {
        return undefined;
      }
      return { id, expires: new Date(parseInt(expiry, 36) * 1000) };
    },
  };
}
