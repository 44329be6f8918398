import {
  getSitemapEndpoint,
  getSitemapsEndpoint,
  type SitemapEntry,
  type SitemapKind,
} from '@sopaan/schemas/sitemap';
import type { Schema, InferType } from 'yup';

/** The sitemaps of the API. Both methods throw when it is unavailable. */
export interface SitemapClient {
  all: (address: string) => Promise<Array<{ kind: string; part: number; changedAt: string }>>;
  /** Undefined if there is no such sitemap. */
  entries: (
    kind: SitemapKind,
    part: number,
    address: string,
  ) => Promise<SitemapEntry[] | undefined>;
}

const DEADLINE = 5000;

export function sitemapClient(apiUrl: string): SitemapClient {
  async function ask<S extends Schema>(
    call: string,
    schema: S,
    address: string,
  ): Promise<InferType<S> | undefined> {
    const answer = await fetch(new URL(`/api/${call}`, apiUrl), {
      redirect: 'error',
      headers: { 'x-forwarded-for': address },
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (answer.ok) return schema.validateSync(await answer.json(), { stripUnknown: true });
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`${call}: ${answer.status}`);
  }

  return {
    async all(address) {
      const { path, response } = getSitemapsEndpoint;
      return (await ask(path, response, address))?.sitemaps ?? [];
    },
    async entries(kind, part, address) {
      const { path, response } = getSitemapEndpoint;
      const call = path.replace(':kind', kind).replace(':part', String(part));
      const entries: SitemapEntry[] = [];
      let query = '';
      for (;;) {
        const step = await ask(call + query, response, address);
        if (!step) return undefined;
        entries.push(...step.entries);
        if (step.nextCursor === null) return entries;
        query = `?cursor=${encodeURIComponent(step.nextCursor)}`;
      }
    },
  };
}
