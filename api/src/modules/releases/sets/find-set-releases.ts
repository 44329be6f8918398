import { releaseSchema, type Release } from '@sopaan/contract/release';
import type { ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';

/** The manifests of these releases, in the same order. Unpublished ones are left out. */
export async function findSetReleases(
  database: Queryable,
  parts: readonly ReleaseRef[],
): Promise<Release[]> {
  const rows = await database.query<{ manifest: unknown }>(
    `select r.manifest
     from unnest($1::text[], $2::text[]) with ordinality as part (unit, release, sort_order)
     join releases r using (unit, release)
     order by sort_order`,
    [parts.map(({ unit }) => unit), parts.map(({ release }) => release)],
  );
  return rows.map(({ manifest }) => releaseSchema.validateSync(manifest));
}
