import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import type { Queryable } from '../../database/database';

/** How the columns of `users` are set from a section's data, which is `$4`. */
const ASSIGNMENTS: Readonly<Record<ProfileSection, string>> = {
  about: "personal_info = personal_info || jsonb_build_object('about', $4::jsonb)",
  skills: 'skills = $4::jsonb',
  experience: 'work_experience = $4::jsonb',
  education: 'education = $4::jsonb',
  projects: 'projects = $4::jsonb',
  links: 'social_links = $4::jsonb',
  info: `
    first_name = $4::jsonb ->> 'firstName',
    last_name = $4::jsonb ->> 'lastName',
    personal_info = personal_info || jsonb_build_object('phone', $4::jsonb ->> 'phone'),
    address = address || ($4::jsonb -> 'address')`,
};

export interface SectionChange {
  userId: string;
  section: ProfileSection;
  /** The version that the section must still have. */
  version: number;
  /** The section's data as it is stored. */
  data: object;
}

/** Replaces the section and raises its version. Returns whether it still had the expected version; otherwise nothing changes. */
export async function changeSection(
  database: Queryable,
  { userId, section, version, data }: SectionChange,
): Promise<boolean> {
  const changed = await database.query(
    `update users set ${ASSIGNMENTS[section]},
       section_versions = section_versions || jsonb_build_object($2::text, $3::int + 1),
       updated_at = now()
     where id = $1 and is_active and coalesce((section_versions ->> $2)::int, 0) = $3::int
     returning id`,
    [userId, section, version, JSON.stringify(data)],
  );
  return changed.length > 0;
}
