import { linkKeys } from '../modules/accounts/links/link-keys';
import type { Queryable } from '../plugins/database';

/** What names something: it is worth a try wherever a text is asked for. */
const NAMING = ['id', 'email', 'name', 'slug', 'unit', 'release', 'environment', 'set_id', 'kind'];
const EACH = 4;
const LONGEST = 200;

/** How much likelier a word of a table is at a route whose path sounds like it: `quizzes` and `quize_data`. */
const LIKELIER = 6;
const SOUND = 4;

/** Ids, names and addresses of what stands in the database. Those that fit the route stand there more often. */
export async function knownWords(database: Queryable, path: string): Promise<string[]> {
  const columns = await database.query<{ table: string; name: string }>(
    `select table_name as table, column_name as name from information_schema.columns
     where table_schema = current_schema() and data_type = 'text'
       and (column_name = any($1) or column_name like '%\\_id')
     order by 1, 2`,
    [NAMING],
  );
  const words: string[] = [];
  for (const { table, name } of columns) {
    const found = await database.query<{ word: string }>(
      `select distinct "${name}" as word from "${table}"
       where length("${name}") between 1 and ${LONGEST} order by 1 limit ${EACH}`,
    );
    const times = path.includes(table.slice(0, SOUND)) ? LIKELIER : 1;
    for (const { word } of found) words.push(...Array<string>(times).fill(word));
  }
  return words;
}

/** The tokens and codes that stand in the newest mails. */
export async function linkWords(
  database: Queryable,
  tokenSecret: string,
): Promise<{ tokens: string[]; codes: string[] }> {
  const keys = linkKeys(tokenSecret);
  const links = await database.query<{ id: string }>(
    `select id from (
       select id, row_number() over (partition by purpose order by created_at desc) as place
       from email_links where used_at is null
     ) link where place <= 2 order by id`,
  );
  return {
    tokens: links.map(({ id }) => keys.tokenOf(id)),
    codes: links.map(({ id }) => keys.codeOf(id)),
  };
}
