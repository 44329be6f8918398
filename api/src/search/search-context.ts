import type { Queryable } from '../database/database';
import { Search, type SearchContext } from './search';
import type { SearchedList } from './searched-list';
import { correctSpelling } from './spelling/correct-spelling';
import { isFragment } from './text-match';

/** Decides, for all pages of a search, how its text is matched and as of which time its rows are read. */
export async function createSearchContext<Row, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  text: string | undefined,
): Promise<SearchContext> {
  const asOf = list.isTimeDependent ? await currentTimestamp(database) : '';
  const context = { isFragment: false, corrected: undefined, asOf };
  const search = text?.trim();
  if (!search || !isFragment(search)) return context;
  if (await findsAny(database, list, search, context)) return context;
  const ofFragment = { ...context, isFragment: true };
  if (await findsAny(database, list, search, ofFragment)) return ofFragment;
  const corrected = await correctSpelling(database, list.text.wordSources, search);
  if (corrected === undefined) return context;
  const ofCorrected = { ...context, corrected };
  return (await findsAny(database, list, search, ofCorrected)) ? ofCorrected : context;
}

/** Whether the text alone, without any filter, finds a row. */
async function findsAny<Row, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  search: string,
  context: SearchContext,
): Promise<boolean> {
  const { source, conditions } = Search.of(list, { search }, context).base();
  const rows = await database.query(
    `with found as materialized (select 1 from ${source} ${conditions.where})
    select 1 from found limit 1`,
    conditions.values,
  );
  return rows.length > 0;
}

async function currentTimestamp(database: Queryable): Promise<string> {
  const [row] = await database.query<{ now: string }>('select now()::text as now');
  return row?.now ?? '';
}
