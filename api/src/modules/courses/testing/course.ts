import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a course; `row` overrides the defaults. */
export function addCourse(
  database: Queryable,
  row: { id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  return insertRow(database, 'courses', {
    name: 'Web dev basics',
    subtitle: 'From the first tag to a page of your own',
    description: '<p>Pages.</p>',
    duration_weeks: 8,
    category: 'Web Development',
    level: 'Beginner',
    teacher: 'Asha Rao',
    ...row,
  });
}
