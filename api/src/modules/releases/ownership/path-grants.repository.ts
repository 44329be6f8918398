import { pathGrantSchema, type PathGrant, type PathUse } from '@sopaan/schemas/releases/path-grant';
import type { Queryable } from '../../../database/database';
import { isoTime } from '../environments/iso-time';

export interface PathClaim {
  unit: string;
  pattern: string;
  use: PathUse;
}

/** All grants, by unit. */
export async function findPathGrants(database: Queryable): Promise<PathGrant[]> {
  const rows = await database.query<{ grant: unknown }>(
    `select json_build_object('unit', unit, 'pattern', pattern, 'use', use,
       'grantedAt', ${isoTime('granted_at')}, 'grantedBy', granted_by) as grant
     from release_path_grants order by unit <> 'host', unit, use, pattern`,
  );
  return rows.map(({ grant }) => pathGrantSchema.validateSync(grant));
}

/** Keeps others from changing grants until the transaction ends, so that no two of them overlap. */
export async function lockPathGrants(transaction: Queryable): Promise<void> {
  await transaction.query('lock table release_path_grants in share row exclusive mode');
}

export async function addPathGrant(
  transaction: Queryable,
  { unit, pattern, use }: PathClaim,
  by: string,
): Promise<void> {
  await transaction.query(
    `insert into release_path_grants (unit, pattern, use, granted_by) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [unit, pattern, use, by],
  );
}

/** Returns false if there is no such grant. */
export async function removePathGrant(
  transaction: Queryable,
  { unit, pattern, use }: PathClaim,
): Promise<boolean> {
  const rows = await transaction.query(
    `delete from release_path_grants
     where unit = $1 and use = $3 and lower(pattern) = lower($2) returning unit`,
    [unit, pattern, use],
  );
  return rows.length > 0;
}
