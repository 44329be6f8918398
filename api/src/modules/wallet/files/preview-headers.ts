import type { WalletFileRow } from './wallet-file-record';

/** For a document in a tab of its own. */
export function previewHeaders({
  name,
  media_type: mediaType,
}: Pick<WalletFileRow, 'name' | 'media_type'>) {
  return {
    'cache-control': 'private, no-store',
    'content-security-policy': contentPolicyOf(mediaType),
    'content-disposition': inlineDisposition(name),
  };
}

/**
 * It runs nothing, loads nothing and is not framed. Browsers show pictures with a style of their own.
 * A PDF is shown by the browser's viewer, which does not work in a sandbox.
 */
function contentPolicyOf(mediaType: string): string {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return mediaType === 'application/pdf' ? `${policy}; object-src 'self'` : `${policy}; sandbox`;
}

/** Shown in the tab, with this name if it is saved. */
function inlineDisposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
