import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { releaseColumns } from '../sets/set-releases';

/** Withdrawn releases cannot be fallbacks until they are promoted again. */
export async function withdraw(
  transaction: Queryable,
  environment: string,
  releases: readonly ReleaseRef[],
  why: string,
): Promise<void> {
  await transaction.query(
    `insert into release_withdrawals (environment, unit, release, why)
     select $1, unit, release, $4 from unnest($2::text[], $3::text[]) as part (unit, release)
     on conflict (environment, unit, release) do update set at = now(), why = excluded.why`,
    [environment, ...releaseColumns(releases), why],
  );
}

export async function clearWithdrawals(
  transaction: Queryable,
  environment: string,
  releases: readonly ReleaseRef[],
): Promise<void> {
  await transaction.query(
    `delete from release_withdrawals
     where environment = $1 and (unit, release) in (select * from unnest($2::text[], $3::text[]))`,
    [environment, ...releaseColumns(releases)],
  );
}
