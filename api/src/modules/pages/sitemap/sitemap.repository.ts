import {
  SITEMAP_KINDS,
  SITEMAP_MAX_ENTRIES,
  SITEMAP_PAGE_SIZE,
  type SitemapEntry,
  type SitemapKind,
} from '@sopaan/schemas/sitemap';
import type { Queryable } from '../../../plugins/database';
import { decodeCursor, encodeCursor } from '../../../search/cursor';
import { listedKinds } from './listed-kinds';

/**
 * The sitemaps that hold anything. A part is so many rows of a table in the order of their ids, whatever has become of
 * them: what closes leaves its part, and moves nothing from one part into another.
 */
export async function findSitemaps(database: Queryable) {
  const all = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const { table, listed } = listedKinds[kind];
      const parts = await database.query<{ part: number; changed_at: Date }>(
        `select part, max(updated_at) as changed_at from (
          select (row_number() over (order by id) - 1) / ${SITEMAP_MAX_ENTRIES} + 1 as part, updated_at, ${listed} as listed
          from ${table}
        ) as numbered
        where listed group by part order by part`,
      );
      return parts.map(({ part, changed_at }) => ({
        kind,
        part,
        changedAt: changed_at.toISOString(),
      }));
    }),
  );
  return all.flat();
}

/** Undefined: there is no such part. */
export async function findSitemap(
  database: Queryable,
  { kind, part, cursor }: { kind: SitemapKind; part: number; cursor?: string | undefined },
): Promise<{ entries: SitemapEntry[]; nextCursor: string | null } | undefined> {
  const { table, title, listed, path } = listedKinds[kind];
  const [after = ''] = cursor === undefined ? [] : decodeCursor(cursor, 1);
  const [first, next] = await Promise.all(
    [part - 1, part].map(async (place) => {
      const [row] = await database.query<{ id: string }>(
        `select id from ${table} order by id offset $1 limit 1`,
        [place * SITEMAP_MAX_ENTRIES],
      );
      return row?.id;
    }),
  );
  if (first === undefined) return undefined;
  const rows = await database.query<{ id: string; title: string; updated_at: Date }>(
    `select id, ${title} as title, updated_at from ${table}
    where id >= $1 and id > $2 and ($3::text is null or id < $3) and ${listed}
    order by id limit ${SITEMAP_PAGE_SIZE + 1}`,
    [first, after, next ?? null],
  );
  const shown = rows.slice(0, SITEMAP_PAGE_SIZE);
  const last = shown.at(-1);
  return {
    entries: shown.map((row) => ({
      path: path(row.title, row.id),
      changedAt: row.updated_at.toISOString(),
    })),
    nextCursor: rows.length > SITEMAP_PAGE_SIZE && last ? encodeCursor([last.id]) : null,
  };
}
