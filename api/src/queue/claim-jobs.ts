import type { Queryable } from '../database/database';
import type { Job } from './queue';

/** A table of jobs with the columns `id` and `attempts`. All fields are inlined in SQL, so they must never come from a request. */
interface JobTable {
  name: string;
  /** The column with the time until which nobody else may claim the job. */
  leaseColumn: string;
  leaseSeconds: number;
  /** The condition on jobs that may be claimed, with `hasCome` for the time; parameters start at `$3`. */
  dueCondition: string;
  order: string;
  /** The join that the order needs. */
  join?: string;
  /** Further assignments of a claim. */
  changes?: string;
  /** The columns of a claimed job. */
  columns: string;
}

/**
 * Claims the first due jobs and counts the attempt. Jobs that another process is claiming are skipped without waiting for
 * it, and no process gets the claimed ones before their lease ends.
 */
export function claimJobs<Claimed extends Job>(
  database: Queryable,
  table: JobTable,
  count: number,
  values: readonly unknown[] = [],
): Promise<Claimed[]> {
  const {
    name,
    leaseColumn,
    leaseSeconds,
    dueCondition,
    order,
    join = '',
    changes,
    columns,
  } = table;
  return database.query<Claimed>(
    `with next as materialized (
       select ${name}.id from ${name} ${join} where ${dueCondition}
       order by ${order} limit $1
       for update of ${name} skip locked
     )
     update ${name} set attempts = attempts + 1, ${changes ? `${changes},` : ''}
       ${leaseColumn} = now() + make_interval(secs => $2)
     from next where ${name}.id = next.id
     returning ${columns}`,
    [count, leaseSeconds, ...values],
  );
}
