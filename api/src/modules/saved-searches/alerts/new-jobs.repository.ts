import type { Queryable } from '../../../database/database';
import { createSearchContext } from '../../../search/search-context';
import { Search } from '../../../search/search';
import { readSearchQuery } from '../search-query';
import { searchedJobLists } from '../searched-job-list';
import type { DueSearchRow } from './due-searches.repository';

/** How many jobs a mail lists. */
const LISTED = 10;

/** Filters by age are left out: a job that is new since the last alert may have been posted before. */
const FILTERS_BY_AGE = { date_posted: undefined, recent: undefined } as const;

export interface NewJobs {
  count: number;
  /** The first of the new jobs, in the order of the list. */
  jobs: Array<{ id: string; title: string }>;
}

interface NewJobRow {
  id: string;
  title: string;
  count: number;
}

/**
 * Finds the jobs that match the filters other than those by age, were published since the last check and were in no alert yet. Remembers
 * them, so that later checks do not find them again.
 */
export async function takeNewJobs(transaction: Queryable, due: DueSearchRow): Promise<NewJobs> {
  await forgetCheckedJobs(transaction, due);
  const { list } = searchedJobLists[due.list];
  const request = { ...(await readSearchQuery(due.list, due.query)), ...FILTERS_BY_AGE };
  const context = await createSearchContext(transaction, list, request.search);
  const { source, conditions } = Search.of(list, request, context).rows('some');
  const searchId = conditions.bind(due.id);
  conditions.add(`published_at > ${conditions.bind(due.checked_until)}`);
  conditions.add(
    `not exists (select from alerted_jobs where saved_search_id = ${searchId} and job_id = ${source}.id)`,
  );
  const order = list.order.map(([column]) => `${column} ${list.direction}`).join(', ');
  const rows = await transaction.query<NewJobRow>(
    `with found as materialized (
       select id, title, posted_at, published_at from ${source} ${conditions.where}
     ),
     remembered as (
       insert into alerted_jobs (saved_search_id, job_id)
       select ${searchId}, id from found
       where published_at > ${conditions.bind(due.next_checked_until)}
     )
     select id, title, (select count(*) from found) as count from found
     order by ${order} limit ${LISTED}`,
    conditions.values,
  );
  return { count: rows[0]?.count ?? 0, jobs: rows.map(({ id, title }) => ({ id, title })) };
}

/** Forgets jobs that no later check can find, because they were published before the last one. */
async function forgetCheckedJobs(
  transaction: Queryable,
  { id, checked_until }: DueSearchRow,
): Promise<void> {
  await transaction.query(
    `delete from alerted_jobs using jobs
     where saved_search_id = $1 and jobs.id = job_id and published_at <= $2`,
    [id, checked_until],
  );
}
