import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import type { Queryable } from '../../../database/database';

/** Lets editors in which one of the sections is open notice that it has changed. Call it in the transaction of the change. */
export async function raiseSectionVersions(
  transaction: Queryable,
  userId: string,
  sections: readonly ProfileSection[],
): Promise<void> {
  await transaction.query(
    `update users set section_versions = section_versions || coalesce(
       (select jsonb_object_agg(section, coalesce((section_versions ->> section)::int, 0) + 1)
        from unnest($2::text[]) as section), '{}')
     where id = $1`,
    [userId, sections],
  );
}
