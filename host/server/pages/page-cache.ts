import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import { compressText, type CompressedText, type TextEncoding } from '../compression/compress-text';

/** A compressed page takes about 15 KB. */
const MAX_PAGES = 1000;

/** A page that is the same for all visitors of its set. */
interface CachedPage extends CompressedText {
  /** Identifies the bytes of this encoding. */
  hash: string;
}

interface CacheRequest {
  /** Identifies everything that the page depends on, except its head. */
  key: string;
  /** The head from the API, compared by identity. */
  head: object | undefined;
  encoding: TextEncoding;
  render: () => string;
}

export type PageCache = (request: CacheRequest) => Promise<CachedPage>;

/** Renders and compresses each page once for each encoding. */
export function pageCache(): PageCache {
  const cache = new QuickLRU<string, { head: object | undefined; page: Promise<CachedPage> }>({
    maxSize: MAX_PAGES,
  });
  return ({ key, head, encoding, render }) => {
    const encodedKey = `${encoding} ${key}`;
    const cached = cache.get(encodedKey);
    if (cached && cached.head === head) return cached.page;
    const page = compressPage(render(), encoding);
    cache.set(encodedKey, { head, page });
    page.catch(() => cache.delete(encodedKey));
    return page;
  };
}

async function compressPage(html: string, encoding: TextEncoding): Promise<CachedPage> {
  const compressed = await compressText(html, encoding, 'cached');
  const digest = createHash('sha256').update(compressed.body).digest('base64url');
  return { ...compressed, hash: digest.slice(0, 22) };
}
