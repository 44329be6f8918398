import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { RemovalRule } from '../../../config/removal-settings';
import type { Queryable } from '../../../database/database';
import { releaseColumns } from '../sets/set-releases';

/** Releases that are old by the rule, and that no environment or preview has shown lately. */
export function findOldReleases(
  transaction: Queryable,
  { keepDays, keepNewest }: RemovalRule,
  keptReleases: readonly ReleaseRef[],
): Promise<ReleaseRef[]> {
  return transaction.query<ReleaseRef>(
    `with shown as (
       select set_id, null::timestamptz as until from release_environments
       union all
       select set_id, ended_at from release_canaries
       union all
       select base_set_id, ended_at from release_canaries
       union all
       select set_id, lead(at) over (partition by environment order by revision) from release_history
       union all
       select set_id, least(expires_at, revoked_at) from release_previews
     ), ranked as (
       select unit, release, published_at,
         row_number() over (partition by unit order by published_at desc, release) as position
       from releases where removed_at is null
     )
     select unit, release from ranked
     where position > $2 and published_at < now() - $1 * interval '1 day'
       and not exists (
         select from release_set_parts part join shown using (set_id)
         where (part.unit, part.release) = (ranked.unit, ranked.release)
           and (shown.until is null or shown.until > now() - $1 * interval '1 day'))
       and (unit, release) not in (select * from unnest($3::text[], $4::text[]))
     order by unit, published_at, release`,
    [keepDays, keepNewest, ...releaseColumns(keptReleases)],
  );
}

export async function markRemoved(
  transaction: Queryable,
  releases: readonly ReleaseRef[],
): Promise<void> {
  await transaction.query(
    `update releases set removed_at = now()
     where (unit, release) in (select * from unnest($1::text[], $2::text[]))`,
    releaseColumns(releases),
  );
}

/** The given releases that were removed, with the day of the removal, such as `2026-01-31`. */
export function findRemoved(
  database: Queryable,
  releases: readonly ReleaseRef[],
): Promise<Array<ReleaseRef & { day: string }>> {
  return database.query(
    `select unit, release, to_char(removed_at at time zone 'utc', 'YYYY-MM-DD') as day from releases
     where removed_at is not null
       and (unit, release) in (select * from unnest($1::text[], $2::text[]))
     order by unit`,
    releaseColumns(releases),
  );
}

/** A file of the store. */
export interface UnusedFile {
  name: string;
  encoding: string;
  stored_bytes: number;
}

/** Files that no release needs. Those of the last day are left out, because a team may be about to publish their release. */
export function findUnusedFiles(transaction: Queryable, limit: number): Promise<UnusedFile[]> {
  return transaction.query<UnusedFile>(
    `select name, encoding, stored as stored_bytes from release_blobs
     where created_at < now() - interval '1 day' and name not in (
       select translate(substr(file ->> 'integrity', length('sha384-') + 1), '+/', '-_')
       from releases, jsonb_array_elements(manifest -> 'files') file
       where removed_at is null)
     order by name limit $1`,
    [limit],
  );
}

export async function deleteFileRecords(
  transaction: Queryable,
  names: readonly string[],
): Promise<void> {
  await transaction.query('delete from release_blobs where name = any($1)', [names]);
}
