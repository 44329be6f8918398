import type { Database, Queryable } from '../../src/database/database';
import { searchList } from '../../src/search/search-list';
import type { MeasuredSearch } from './searches';

interface Reads {
  indexes: string[];
  /** Tables with a sequential scan. */
  sequentialScans: string[];
}

/** Explains what the statements of a search read, according to PostgreSQL's plans. */
export async function explainSearch(
  database: Database,
  { list, requests }: MeasuredSearch,
  cursor: string | undefined,
): Promise<Reads> {
  const statements: [sql: string, values: readonly unknown[]][] = [];
  const recorder: Queryable = {
    query(sql, values = []) {
      statements.push([sql, values]);
      return database.query(sql, values);
    },
  };
  for (const request of cursor === undefined ? requests : requests.slice(0, 1))
    await searchList(recorder, list, { ...request, facets: true, cursor });
  const indexes = new Set<string>();
  const sequentialScans = new Set<string>();
  for (const [sql, values] of statements) {
    const lines = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    for (const { 'QUERY PLAN': line } of lines) {
      const index = /(?:Scan using|Bitmap Index Scan on) (\w+)/.exec(line)?.[1];
      const table = /Seq Scan on (\w+)/.exec(line)?.[1];
      if (index !== undefined) indexes.add(index);
      if (table !== undefined) sequentialScans.add(table);
    }
  }
  return { indexes: [...indexes], sequentialScans: [...sequentialScans] };
}
