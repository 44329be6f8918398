import { linkKeys } from '../src/modules/accounts/links/link-keys';
import type { Queryable } from '../src/database/database';

/** Columns with identifying values, which are worth trying for any text field. */
const IDENTIFYING_COLUMNS = [
  'id',
  'email',
  'name',
  'slug',
  'unit',
  'release',
  'environment',
  'set_id',
  'kind',
];
const PER_COLUMN = 4;
const MAX_LENGTH = 200;

/**
 * Values of a table are chosen this much more often for routes whose path contains the first letters of the table's name: those of `quizzes`
 * for `/api/Institution/quize_data`, which is spelled so.
 */
const MATCHING_TABLE_WEIGHT = 6;
const MATCHED_LETTERS = 4;

/** Returns a function that reads ids, names and addresses from the database. Values of tables that match the route occur more often. */
export async function createKnownTexts(
  database: Queryable,
): Promise<(path: string) => Promise<string[]>> {
  const columns = await database.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = current_schema() and data_type = 'text'
       and (column_name = any($1) or column_name like '%\\_id')
     order by 1, 2`,
    [IDENTIFYING_COLUMNS],
  );
  // One statement for all columns, because it runs once for each route.
  const valuesQuery = columns
    .map(
      ({ table, name }) =>
        `(select distinct '${table}' as table, "${name}" as value from "${table}"
          where length("${name}") between 1 and ${MAX_LENGTH} order by 2 limit ${PER_COLUMN})`,
    )
    .join(' union all ');
  return async (path) => {
    const rows = await database.query<{ table: string; value: string }>(valuesQuery);
    return rows.flatMap(({ table, value }) => {
      const times = path.includes(table.slice(0, MATCHED_LETTERS)) ? MATCHING_TABLE_WEIGHT : 1;
      return Array<string>(times).fill(value);
    });
  };
}

/** The tokens and codes of the newest mails. */
export async function linkSecrets(database: Queryable, tokenSecret: string): Promise<string[]> {
  const keys = linkKeys(tokenSecret);
  const links = await database.query<{ id: string }>(
    `select id from (
       select id, row_number() over (partition by purpose order by created_at desc) as rank
       from email_links where used_at is null
     ) link where rank <= 2 order by id`,
  );
  return links.flatMap(({ id }) => [keys.tokenOf(id), keys.codeOf(id)]);
}
