import type { QueryResultRow } from 'pg';
import type { Queryable } from '../database/database';
import { Conditions } from './conditions';
import type { SearchedList } from './searched-list';
import { fullTextQuery, indexedTextCondition, substringCondition } from './text-match';

/** A search over several lists starts with the second letter. */
const MIN_PREFIX_LENGTH = 2;
/** Matches that are counted and ranked; ranking all matches of a frequent word would take longer than finding them. */
const MAX_RANKED = 1000;

export interface TextSearch {
  text: string;
  /** The text is searched for inside words. */
  isFragment: boolean;
  /** How many of its words a match may lack. */
  missingTerms?: number;
  limit: number;
}

export interface BestMatches<Item> {
  items: Item[];
  total: number;
  totalIsCapped: boolean;
  /** The rank of the best match. */
  score: number;
}

/** The rows of a list that match a text best, without filters: by the weight of the matching words, then in the order of the list. */
export async function findBestMatches<Row extends QueryResultRow, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  { text, isFragment, missingTerms, limit }: TextSearch,
): Promise<BestMatches<Item>> {
  const conditions = new Conditions();
  const options = {
    minPrefixLength: MIN_PREFIX_LENGTH,
    ...(missingTerms !== undefined && { missingTerms }),
  };
  const { tsvector, trigram } = list.text;
  const asOf = 'now()';
  list.baseConditions?.(conditions, asOf);
  const source = list.source(asOf, (value) => conditions.bind(value));
  conditions.add(
    isFragment
      ? substringCondition(conditions, text, trigram)
      : indexedTextCondition(conditions, text, tsvector, options),
  );
  const score = isFragment
    ? '0'
    : `ts_rank(${tsvector}, ${fullTextQuery(conditions, text, options)})`;
  // The last one is the id, by which the joins refer to a row.
  const sortColumns = list.order.map(([column]) => column).join(', ');
  const order = (prefix: string) =>
    [
      `${prefix}score desc`,
      ...list.order.map(([column]) => `${prefix}${column} ${list.direction}`),
    ].join(', ');
  // `found` is materialized so that PostgreSQL plans it for all rows; it stops when enough of them are read.
  const rows = await database.query<Row & { score: number; match_count: number }>(
    `with found as materialized (
      select ${sortColumns}, ${score} as score from ${source} ${conditions.where}
    ), ranked as (select * from found limit ${MAX_RANKED + 1}), page as (
      select *, count(*) over () as match_count from ranked order by ${order('')} limit ${conditions.bind(limit)}
    )
    select ${list.columns}, page.score, page.match_count from page ${list.joins} order by ${order('page.')}`,
    conditions.values,
  );
  const [best] = rows;
  const count = best?.match_count ?? 0;
  return {
    items: rows.map((row) => list.toItem(row, { search: text })),
    total: Math.min(count, MAX_RANKED),
    totalIsCapped: count > MAX_RANKED,
    score: best?.score ?? 0,
  };
}
