import {
  SITEMAP_KINDS,
  SITEMAP_MAX_ENTRIES,
  SITEMAP_PAGE_SIZE,
  type SitemapEntry,
  type SitemapKind,
} from '@sopaan/schemas/pages/sitemap';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage } from '../../../search/page';
import { sitemapSources } from './sitemap-sources';

/**
 * The sitemaps that are not empty. Rows are divided into parts by id, including closed ones, so that a row never moves to
 * another part when others close.
 */
export async function findSitemaps(database: Queryable) {
  const all = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const { table, condition } = sitemapSources[kind];
      const parts = await database.query<{ part: number; changed_at: Date }>(
        `select part, max(updated_at) as changed_at from (
          select (row_number() over (order by id) - 1) / ${SITEMAP_MAX_ENTRIES} + 1 as part, updated_at, ${condition} as listed
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

/** Returns undefined if the part does not exist. */
export async function findSitemap(
  database: Queryable,
  { kind, part, cursor }: { kind: SitemapKind; part: number; cursor?: string | undefined },
): Promise<{ entries: SitemapEntry[]; nextCursor: string | null } | undefined> {
  const { table, title, condition, path } = sitemapSources[kind];
  const [firstId, nextPartId] = await Promise.all(
    [part - 1, part].map(async (index) => {
      const [row] = await database.query<{ id: string }>(
        `select id from ${table} order by id offset $1 limit 1`,
        [index * SITEMAP_MAX_ENTRIES],
      );
      return row?.id;
    }),
  );
  if (firstId === undefined) return undefined;
  const conditions = new Conditions();
  conditions.add(`id >= ${conditions.bind(firstId)}`);
  if (nextPartId !== undefined) conditions.add(`id < ${conditions.bind(nextPartId)}`);
  conditions.add(condition);
  const { items: entries, nextCursor } = await findPage(
    database,
    { cursor, limit: SITEMAP_PAGE_SIZE },
    {
      columns: `id, ${title} as title, updated_at`,
      from: table,
      conditions,
      order: [['id', 'text']],
      direction: 'asc',
      toItem: (row: { id: string; title: string; updated_at: Date }): SitemapEntry => ({
        path: path(row.title, row.id),
        changedAt: row.updated_at.toISOString(),
      }),
    },
  );
  return { entries, nextCursor };
}
