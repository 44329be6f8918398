import type { ImportedSections } from '@sopaan/schemas/profile-import/import-profile';
import { PROFILE_SECTIONS, type ProfileSection } from '@sopaan/schemas/profile/section-versions';
import { raiseSectionVersions } from '../accounts/users/section-versions.repository';
import type { Queryable } from '../../database/database';

/** Locks the account, and tells whether it is still as it was at `updatedAt`, which has milliseconds only. */
export async function lockUnchangedUser(
  transaction: Queryable,
  userId: string,
  updatedAt: string,
): Promise<boolean> {
  const locked = await transaction.query(
    `select from users
     where id = $1 and date_trunc('milliseconds', updated_at) = $2::timestamptz for update`,
    [userId, updatedAt],
  );
  return locked.length > 0;
}

/** Replaces the given sections and leaves the others alone. */
export async function replaceSections(
  transaction: Queryable,
  userId: string,
  { about, skills, workExperience, education, projects, socialLinks, info }: ImportedSections,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const storedAbout = about && {
    userabout: about.userabout,
    interests: about.interests,
    selectedpurpose: about.selectedPurpose,
  };
  await transaction.query(
    `update users set
       personal_info = case when $2::jsonb is null then personal_info
         else jsonb_set(personal_info, '{about}', $2::jsonb) end,
       skills = coalesce($3::jsonb, skills),
       work_experience = coalesce($4::jsonb, work_experience),
       education = coalesce($5::jsonb, education),
       projects = coalesce($6::jsonb, projects),
       social_links = coalesce($7::jsonb, social_links),
       updated_at = now()
     where id = $1`,
    [userId, ...[storedAbout, skills, workExperience, education, projects, socialLinks].map(json)],
  );
  const replaced: Partial<Record<ProfileSection, unknown>> = {
    about,
    skills,
    experience: workExperience,
    education,
    projects,
    links: socialLinks,
    info,
  };
  if (info) await replaceInfo(transaction, userId, info);
  const names = PROFILE_SECTIONS.filter((name) => replaced[name] !== undefined);
  await raiseSectionVersions(transaction, userId, names);
}

async function replaceInfo(
  transaction: Queryable,
  userId: string,
  { firstName, lastName, phone, ...address }: NonNullable<ImportedSections['info']>,
): Promise<void> {
  await transaction.query(
    `update users set first_name = $2, last_name = $3,
       personal_info = personal_info || jsonb_build_object('phone', $4::text),
       address = address || $5::jsonb
     where id = $1`,
    [userId, firstName, lastName, phone, JSON.stringify(address)],
  );
}
