/**
 * The ETag of a cached page contains the nonce of the response. Browsers that get a 304 keep the content policy of the
 * first response, some of them with the other headers of the second one, so both must have the same nonce.
 */
interface PageEtag {
  /** Identifies the page's bytes. */
  hash: string;
  nonce: string;
}

export function formatPageEtag({ hash, nonce }: PageEtag): string {
  return `"${hash}.${nonce}"`;
}

/** The nonce of the visitor's copy of the page, if `If-None-Match` names one that is still current. */
export function nonceFromEtag(ifNoneMatch: string | undefined, hash: string | undefined) {
  for (const etag of (ifNoneMatch ?? '').split(',')) {
    const [, etagHash, nonce] = /^(?:W\/)?"([\w-]+)\.([\w-]{22})"$/.exec(etag.trim()) ?? [];
    if (nonce !== undefined && etagHash === hash) return nonce;
  }
  return undefined;
}
