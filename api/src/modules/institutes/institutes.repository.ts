import type { Queryable } from '../../database/database';
import type { InstituteRow } from './institute-record';

export const COURSE_COUNT = `
  (select count(*) from courses where courses.institute_id = institutes.id) as course_count`;

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
