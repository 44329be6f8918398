import {
  getSitemapEndpoint,
  getSitemapsEndpoint,
  type SitemapEntry,
  type SitemapKind,
} from '@sopaan/schemas/pages/sitemap';
import type { Schema } from 'yup';
import { readForVisitor } from '../proxy/read-for-visitor';

/** The sitemaps of the API. Both methods throw when it is unavailable. */
export interface SitemapClient {
  list: (visitorIp: string) => Promise<Array<{ kind: string; part: number; changedAt: string }>>;
  /** Undefined if there is no such sitemap. */
  entries: (
    kind: SitemapKind,
    part: number,
    visitorIp: string,
  ) => Promise<SitemapEntry[] | undefined>;
}

const TIMEOUT_MS = 5000;

export function sitemapClient(apiUrl: string): SitemapClient {
  const request = <S extends Schema>(path: string, schema: S, visitorIp: string) =>
    readForVisitor({
      url: new URL(`/api/${path}`, apiUrl),
      schema,
      visitorIp,
      timeoutMs: TIMEOUT_MS,
      isMissing: (status) => status === 404,
    });

  return {
    async list(visitorIp) {
      const { path, response } = getSitemapsEndpoint;
      return (await request(path, response, visitorIp))?.sitemaps ?? [];
    },
    async entries(kind, part, visitorIp) {
      const { path, response } = getSitemapEndpoint;
      const resolvedPath = path.replace(':kind', kind).replace(':part', String(part));
      const entries: SitemapEntry[] = [];
      let query = '';
      for (;;) {
        const page = await request(resolvedPath + query, response, visitorIp);
        if (!page) return undefined;
        entries.push(...page.entries);
        if (page.nextCursor === null) return entries;
        query = `?cursor=${encodeURIComponent(page.nextCursor)}`;
      }
    },
  };
}
