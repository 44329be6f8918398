import type { Failure, Vitals } from '@sopaan/schemas/releases/health';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';

/**
 * The functions of this file insert rows in the order of their keys, so that concurrent batches with the same pages wait for each other
 * instead of deadlocking.
 */

/** Returns false if a batch with this id was stored before. */
export async function addBatch(transaction: Queryable, batch: string): Promise<boolean> {
  const rows = await transaction.query(
    'insert into release_signal_batches (batch) values ($1) on conflict do nothing returning batch',
    [batch],
  );
  return rows.length > 0;
}

export async function addPages(
  transaction: Queryable,
  environment: string,
  pages: readonly { set: string; count: number }[],
): Promise<void> {
  await transaction.query(
    `insert into release_pages (environment, set_id, minute, pages)
     select $1, page.set, date_trunc('minute', now()), sum(page.count)
     from json_to_recordset($2) as page (set text, count integer)
     group by page.set order by page.set
     on conflict (environment, set_id, minute)
       do update set pages = release_pages.pages + excluded.pages`,
    [environment, JSON.stringify(pages)],
  );
}

export async function addFailures(
  transaction: Queryable,
  environment: string,
  failures: readonly Failure[],
): Promise<void> {
  await transaction.query(
    `insert into release_failures (environment, set_id, page, unit, release, version, phase, code,
       message, path, reference, replaced_by)
     select $1, set, page, remote, release, version, phase, code, message, path, reference, "replacedBy"
     from json_to_recordset($2) as failure (set text, page text, remote text, release text,
       version text, phase text, code text, message text, path text, reference text,
       "replacedBy" text)
     order by page, release, phase
     on conflict do nothing`,
    [environment, JSON.stringify(failures)],
  );
}

export async function addVitals(
  transaction: Queryable,
  environment: string,
  vitals: readonly Vitals[],
): Promise<void> {
  await transaction.query(
    `insert into release_vitals (environment, set_id, page, unit, release, route, lcp, inp, cls)
     select $1, set, page, remote, release, route, lcp, inp, cls
     from json_to_recordset($2) as measurement (set text, page text, remote text, release text,
       route text, lcp real, inp real, cls real)
     order by page
     on conflict do nothing`,
    [environment, JSON.stringify(vitals)],
  );
}

/** Counts of unknown releases are dropped. */
export async function addChangedFiles(
  transaction: Queryable,
  environment: string,
  changedFiles: readonly (ReleaseRef & { count: number })[],
): Promise<void> {
  await transaction.query(
    `insert into release_changed_files (environment, unit, release, files)
     select $1, unit, release, sum(changed.count)
     from json_to_recordset($2) as changed (unit text, release text, count integer)
     join releases using (unit, release)
     group by unit, release order by unit, release
     on conflict (environment, unit, release)
       do update set files = release_changed_files.files + excluded.files`,
    [environment, JSON.stringify(changedFiles)],
  );
}

const RETENTION_DAYS = 30;

/** How long expired rows may stay, so that most batches delete nothing. */
const SLACK_HOURS = 1;

const TABLES = [
  ['release_pages', 'minute'],
  ['release_failures', 'at'],
  ['release_vitals', 'at'],
  ['release_violations', 'day'],
  ['release_signal_batches', 'at'],
] as const;

/** Deletes signals older than 30 days, about once an hour. Any API process may run it at any time. */
export async function deleteOldSignals(database: Queryable): Promise<void> {
  // All signals arrive in batches, so an old batch tells that there is something to delete.
  const rows = await database.query(
    `select 1 from release_signal_batches
     where at < now() - $1 * interval '1 day' - $2 * interval '1 hour' limit 1`,
    [RETENTION_DAYS, SLACK_HOURS],
  );
  if (rows.length === 0) return;
  for (const [table, column] of TABLES) {
    await database.query(`delete from ${table} where ${column} < now() - $1 * interval '1 day'`, [
      RETENTION_DAYS,
    ]);
  }
}
