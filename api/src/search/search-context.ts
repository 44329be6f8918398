import type { Queryable } from '../database/database';
import { Search, type SearchContext } from './search';
import type { SearchedList } from './searched-list';
import { isFragment } from './text-match';

/** Decides, for all pages of a search, how its text is matched and as of which time its rows are read. */
export async function createSearchContext<Row, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  text: string | undefined,
): Promise<SearchContext> {
  const asOf = list.isTimeDependent ? await currentTimestamp(database) : '';
  const context = { isFragment: false, asOf };
  const search = text?.trim();
  if (!search || !isFragment(search)) return context;
  const { source, conditions } = Search.of(list, { search }, context).base();
  const rows = await database.query(
    `with found as materialized (select 1 from ${source} ${conditions.where})
    select 1 from found limit 1`,
    conditions.values,
  );
  return { ...context, isFragment: rows.length === 0 };
}

async function currentTimestamp(database: Queryable): Promise<string> {
  const [row] = await database.query<{ now: string }>('select now()::text as now');
  return row?.now ?? '';
}
