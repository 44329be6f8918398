import type { WalletFileRow } from './wallet-file-record';

/** The headers of a document that is opened in a separate tab. */
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
 * The document runs nothing, loads nothing and cannot be framed. Inline styles are allowed for pictures, because browsers use one to show
 * them. A PDF has no sandbox, because the PDF viewers of browsers do not work in a sandbox.
 */
function contentPolicyOf(mediaType: string): string {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return mediaType === 'application/pdf' ? `${policy}; object-src 'self'` : `${policy}; sandbox`;
}

/** Shows the file in the tab, and names it when it is saved. */
function inlineDisposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
