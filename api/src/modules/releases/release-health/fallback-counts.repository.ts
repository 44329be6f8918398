import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { number, object } from 'yup';
import type { Queryable } from '../../../database/database';

const countsSchema = object({ pages: number().required(), failing: number().required() });

interface FallbackScope extends ReleaseRef {
  environment: string;
  since: Date;
  /** The greatest age of a signal. */
  hours: number;
}

/**
 * Counts the pages that tried a release as the fallback of an unhealthy one. Where the own release of the page is not unhealthy, its
 * failure tells more about the visitor's network, which then fails for the fallback as well.
 */
export async function countFallbackPages(
  database: Queryable,
  { environment, unit, release, since, hours }: FallbackScope,
): Promise<{ pages: number; failing: number }> {
  const [row] = await database.query(
    `select count(distinct page)::integer as pages,
       (count(distinct page) filter (where f.release = $3))::integer as failing
     from release_failures f
     where f.environment = $1 and f.unit = $2 and $3 in (f.release, f.replaced_by)
       and f.at >= greatest($4::timestamptz, now() - $5 * interval '1 hour') and f.phase <> 'data'
       and exists (
         select from release_set_parts own
         join release_health health
           on (health.environment, health.unit, health.release) = ($1, own.unit, own.release)
         where own.set_id = f.set_id and own.unit = $2 and own.release <> $3
           and health.state = 'unhealthy')`,
    [environment, unit, release, since, hours],
  );
  return countsSchema.validateSync(row);
}
