import {
  getSitemapEndpoint,
  getSitemapsEndpoint,
  type SitemapEntry,
  type SitemapKind,
} from '@sopaan/schemas/sitemap';
import type { Schema, InferType } from 'yup';

/** The sitemaps of the API. Both methods throw when it is unavailable. */
export interface SitemapClient {
  list: (address: string) => Promise<Array<{ kind: string; part: number; changedAt: string }>>;
  /** Undefined if there is no such sitemap. */
  entries: (
    kind: SitemapKind,
    part: number,
    address: string,
  ) => Promise<SitemapEntry[] | undefined>;
}

const TIMEOUT_MS = 5000;

export function sitemapClient(apiUrl: string): SitemapClient {
  async function request<S extends Schema>(
    path: string,
    schema: S,
    address: string,
  ): Promise<InferType<S> | undefined> {
    const response = await fetch(new URL(`/api/${path}`, apiUrl), {
      redirect: 'error',
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return schema.validateSync(await response.json(), { stripUnknown: true });
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`${path}: ${response.status}`);
  }

  return {
    async list(address) {
      const { path, response } = getSitemapsEndpoint;
      return (await request(path, response, address))?.sitemaps ?? [];
    },
    async entries(kind, part, address) {
      const { path, response } = getSitemapEndpoint;
      const resolvedPath = path.replace(':kind', kind).replace(':part', String(part));
      const entries: SitemapEntry[] = [];
      let query = '';
      for (;;) {
        const page = await request(resolvedPath + query, response, address);
        if (!page) return undefined;
        entries.push(...page.entries);
        if (page.nextCursor === null) return entries;
        query = `?cursor=${encodeURIComponent(page.nextCursor)}`;
      }
    },
  };
}
