import { escapeHtml } from '@sopaan/http/escape-html';
import { sanitize } from '../../html/sanitize';
import type { Queryable } from '../../plugins/database';
import { avatarUrl } from './avatar-url';

/** What an accepted applicant has written about themselves. */
interface NewMentor {
  user_id: string;
  first_name: string;
  last_name: string;
  job_role: string;
  organization: string;
  industry: string;
  experience_years: number;
  languages: string[];
  short_heading: string;
  /** Plain text. */
  about: string;
  profile_link: string;
  linkedin: string;
  facebook: string;
  youtube: string;
  instagram: string;
  avatar_file: string | null;
}

export async function addMentor(
  transaction: Queryable,
  id: string,
  mentor: NewMentor,
): Promise<void> {
  const { avatar_file: file } = mentor;
  await transaction.query(
    `insert into mentors (
       id, user_id, name, headline, about, job_role, organization, industry, experience_years,
       languages, domains, profile_link, linkedin, facebook, youtube, instagram, avatar_file, avatar
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ...[id, mentor.user_id, `${mentor.first_name} ${mentor.last_name}`, mentor.short_heading],
      ...[toParagraphs(mentor.about), mentor.job_role, mentor.organization, mentor.industry],
      ...[mentor.experience_years, mentor.languages, [mentor.industry], mentor.profile_link],
      ...[mentor.linkedin, mentor.facebook, mentor.youtube, mentor.instagram],
      ...[file, file === null ? '' : avatarUrl(id, file)],
    ],
  );
}

/** Converts plain text to HTML; an empty line begins a paragraph. */
function toParagraphs(text: string): string {
  const html = text
    .split(/\n\s*\n/)
    .map((one) => `<p>${escapeHtml(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return sanitize(html, 'about');
}
