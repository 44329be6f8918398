import { pathShape } from '@sopaan/contract/routes';
import type { Retirement } from '@sopaan/contract/retirement';
import type { Queryable } from '../../../database/database';
import { isoTime } from '../environments/iso-time';

export interface NewRetirement extends Retirement {
  /** The owner of the path. */
  unit: string | null;
}

/** SQL with the retirements of the environment whose name is in the column, as in responses. */
export function retirementsJson(column: string): string {
  return `coalesce((
    select json_agg(json_build_object(
      'pattern', r.pattern, 'to', r.target, 'unit', r.unit,
      'at', ${isoTime('r.at')}, 'by', r.by, 'why', r.why))
    from release_retirements r where r.environment = ${column}), '[]')`;
}

/** Stores retirements. A retirement of a path that is retired already replaces the former one. */
export async function storeRetirements(
  transaction: Queryable,
  environment: string,
  retirements: readonly NewRetirement[],
  { by, why }: { by: string; why: string },
): Promise<void> {
  for (const { pattern, to, unit } of retirements) {
    await transaction.query(
      `insert into release_retirements (environment, shape, pattern, target, unit, by, why)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (environment, shape) do update set pattern = excluded.pattern,
         target = excluded.target, unit = excluded.unit, at = now(), by = excluded.by, why = excluded.why`,
      [environment, pathShape(pattern), pattern, to, unit, by, why],
    );
  }
}

export async function removeRetirements(
  transaction: Queryable,
  environment: string,
  patterns: readonly string[],
): Promise<void> {
  await transaction.query(
    'delete from release_retirements where environment = $1 and shape = any($2)',
    [environment, patterns.map(pathShape)],
  );
}
