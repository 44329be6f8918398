import type { InstituteListItem } from '@sopaan/schemas/institute';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { matchText } from '../../search/text-match';
import { toInstituteListItem, type InstituteListRow, type InstituteRow } from './institute-record';

const COURSE_COUNT = `
  (select count(*) from courses where courses.institute_id = institutes.id) as course_count`;

export interface InstituteFilter extends PageRequest {
  search?: string | undefined;
  state?: string | undefined;
}

export async function findInstitutes(
  database: Queryable,
  filter: InstituteFilter,
): Promise<{ items: InstituteListItem[]; nextCursor: string | null }> {
  const size = pageSize(filter);
  const conditions = new Conditions();
  matchText(conditions, filter.search, { words: 'search', letters: 'name' });
  conditions.equal('state', filter.state);
  conditions.after(
    filter.cursor,
    [
      ['name', 'text'],
      ['id', 'text'],
    ],
    'asc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<InstituteListRow>(
    `select
      id, name, tagline, logo, banner, kind, landmark, zipcode, city, state, ${COURSE_COUNT},
      array[name, id] as cursor_key
    from institutes ${conditions.where} order by name, id limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, toInstituteListItem);
}

export async function findInstitute(
  database: Queryable,
  id: string,
): Promise<InstituteRow | undefined> {
  const [row] = await database.query<InstituteRow>(
    `select institutes.*, ${COURSE_COUNT} from institutes where id = $1`,
    [id],
  );
  return row;
}
