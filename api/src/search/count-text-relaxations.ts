import type { Relaxation } from '@sopaan/schemas/api/facet';
import { number, object } from 'yup';
import type { Queryable } from '../database/database';
import type { Search } from './search';

const rowSchema = object({ matches: number().required() });

/** Counts the matches without the search text and without the location. Only needed when a search finds nothing. */
export async function countTextRelaxations<Row, Item>(
  database: Queryable,
  search: Search<Row, Item>,
): Promise<Relaxation[]> {
  const relaxations: Relaxation[] = [];
  for (const filter of search.texts) {
    const { source, conditions } = search.without(filter).rows();
    const [row] = await database.query(
      `select count(*) as matches from ${source} ${conditions.where}`,
      conditions.values,
    );
    const { matches } = rowSchema.validateSync(row);
    if (matches > 0) relaxations.push({ filter, count: matches });
  }
  return relaxations;
}
