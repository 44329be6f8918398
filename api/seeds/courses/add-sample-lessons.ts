import type { Queryable } from '../../src/database/database';
import { createSeedClock } from '../clock/seed-clock';
import { insertTable } from '../tables/insert-table';
import { courseTable } from './course-rows';
import { lessonContentTable } from './lesson-rows';

/** Adds the contents that lessons of sample courses lack: they are newer than the sample data of some databases. */
export async function addSampleLessons(database: Queryable): Promise<void> {
  // Any day will do, because lessons do not depend on it.
  const { name, rows } = lessonContentTable(courseTable(createSeedClock(new Date(0))));
  const samples = await database.query<{ id: string }>('select id from courses where sample');
  const ids = new Set<unknown>(samples.map(({ id }) => id));
  await insertTable(database, { name, rows: rows.filter((row) => ids.has(row.course_id)) });
}
