import type { QueryResultRow } from 'pg';
import type { Facet, Relaxation } from '@sopaan/schemas/api/facet';
import type { Queryable } from '../database/database';
import { cappedCount } from './capped-count';
import { countGroups } from './count-groups';
import { countTextRelaxations } from './count-text-relaxations';
import { requestedOrder } from './list-order';
import { createSearchContext } from './search-context';
import { pageSize, type Page } from './page';
import { encodePageCursor, decodePageCursor, type PageCursor } from './page-cursor';
import { readPage } from './read-page';
import { Search } from './search';
import type { SearchedList, SearchRequest } from './searched-list';

export interface SearchPage<Item> extends Page<Item> {
  total: number;
  totalIsCapped: boolean;
  facets: Facet[];
  relaxations: Relaxation[];
  /** The text that was searched for instead of the one in the request. */
  corrected?: string;
}

/** Reads one page of a searched list; the first page includes facets if requested. */
export async function searchList<Row extends QueryResultRow, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  request: SearchRequest & Readonly<Record<string, unknown>>,
): Promise<SearchPage<Item>> {
  const order = requestedOrder(list, request);
  const cursor = request.cursor ? decodePageCursor(request.cursor, order) : undefined;
  const context = cursor ?? (await createSearchContext(database, list, request.search));
  const search = Search.of(list, request, context);
  const { facets, relaxations, ...count } = await countMatches(database, search, request, cursor);
  const size = pageSize(request);
  const hasFewMatches = count.total <= FEW_MATCHES && !count.totalIsCapped;
  const rows =
    count.total > 0
      ? await readPage(database, search, { limit: size + 1, hasFewMatches, cursor })
      : [];
  const pageRows = rows.slice(0, size);
  const key = rows.length > size ? pageRows.at(-1)?.cursor_key : undefined;
  return {
    items: pageRows.map((row) => list.toItem(row, search.searchTexts)),
    nextCursor: key ? encodePageCursor({ ...count, ...context, sort: order.name, key }) : null,
    ...count,
    facets,
    relaxations,
    ...(context.corrected !== undefined && { corrected: context.corrected }),
  };
}

/** Up to this many matches are collected and sorted; scanning in sort order would take longer. */
const FEW_MATCHES = 3000;

async function countMatches<Row, Item>(
  database: Queryable,
  search: Search<Row, Item>,
  { facets }: SearchRequest,
  cursor: PageCursor | undefined,
) {
  const noFacets = { facets: [], relaxations: [] };
  if (cursor) return { total: cursor.total, totalIsCapped: cursor.totalIsCapped, ...noFacets };
  if (!facets) {
    const { source, conditions } = search.rows();
    return {
      ...(await cappedCount(database, source, conditions.where, conditions.values)),
      ...noFacets,
    };
  }
  const groupCounts = await countGroups(database, search);
  if (groupCounts.total > 0) return { ...groupCounts, totalIsCapped: false, relaxations: [] };
  const relaxations = [
    ...groupCounts.relaxations,
    ...(await countTextRelaxations(database, search)),
  ];
  relaxations.sort((a, b) => b.count - a.count);
  return { ...groupCounts, totalIsCapped: false, relaxations };
}
