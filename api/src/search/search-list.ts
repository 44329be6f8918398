import type { Facet, Relaxation } from '@sopaan/schemas/facet';
import type { Queryable } from '../plugins/database';
import { cappedCount } from './capped-count';
import { countGroups } from './count-groups';
import { countWithout } from './count-without';
import { firstCourse } from './first-course';
import { pageSize } from './page';
import { encodePlace, readPlace, type Place } from './page-place';
import { readPage } from './read-page';
import { Search } from './search';
import type { SearchedList, SearchRequest } from './searched-list';

export interface SearchPage<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
  facets: Facet[];
  relaxations: Relaxation[];
}

/** Answers a page of a searched list; the first one with its facets, when they are asked for. */
export async function searchList<Row extends { cursor_key: string[] }, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  request: SearchRequest & Readonly<Record<string, unknown>>,
): Promise<SearchPage<Item>> {
  const place = request.cursor ? readPlace(request.cursor, list.order.length) : undefined;
  const course = place ?? (await firstCourse(database, list, request.search));
  const search = Search.of(list, request, course);
  const { facets, relaxations, ...count } = await countOf(database, search, request, place);
  const size = pageSize(request);
  const isFew = count.total <= FEW && !count.totalIsCapped;
  const rows =
    count.total > 0 ? await readPage(database, search, { limit: size + 1, isFew, place }) : [];
  const shown = rows.slice(0, size);
  const key = rows.length > size ? shown.at(-1)?.cursor_key : undefined;
  return {
    items: shown.map(list.toItem),
    nextCursor: key ? encodePlace({ ...count, ...course, key }) : null,
    ...count,
    facets,
    relaxations,
  };
}

/** So few matches are collected and then sorted: walking the order until enough of them turn up takes longer. */
const FEW = 3000;

async function countOf<Row, Item>(
  database: Queryable,
  search: Search<Row, Item>,
  { facets }: SearchRequest,
  place: Place | undefined,
) {
  const none = { facets: [], relaxations: [] };
  if (place) return { total: place.total, totalIsCapped: place.totalIsCapped, ...none };
  if (!facets) {
    const { source, conditions } = search.rows();
    return {
      ...(await cappedCount(database, source, conditions.where, conditions.values)),
      ...none,
    };
  }
  const counted = await countGroups(database, search);
  if (counted.total > 0) return { ...counted, totalIsCapped: false, relaxations: [] };
  const relaxations = [...counted.relaxations, ...(await countWithout(database, search))];
  relaxations.sort((a, b) => b.count - a.count);
  return { ...counted, totalIsCapped: false, relaxations };
}
