import type { Queryable } from '../plugins/database';
import { Search, type Course } from './search';
import type { SearchedList } from './searched-list';
import { isFragment } from './text-match';

/** Settles for all pages of a search what the words stand for, and of which moment the pages are. */
export async function firstCourse<Row, Item>(
  database: Queryable,
  list: SearchedList<Row, Item>,
  text: string | undefined,
): Promise<Course> {
  const moment = list.isMoving ? await momentOf(database) : '';
  const course = { isFragment: false, moment };
  const search = text?.trim();
  if (!search || !isFragment(search)) return course;
  const { source, conditions } = Search.of(list, { search }, course).base();
  const found = await database.query(
    `with found as materialized (select 1 from ${source} ${conditions.where})
    select 1 from found limit 1`,
    conditions.values,
  );
  return { ...course, isFragment: found.length === 0 };
}

async function momentOf(database: Queryable): Promise<string> {
  const [row] = await database.query<{ moment: string }>('select now()::text as moment');
  return row?.moment ?? '';
}
