import type { Mentor, MentorListItem } from '@sopaan/schemas/mentors/mentor';

/** What mentors, and applicants who want to become one, write about themselves. */
export interface MentorProfileRow {
  job_role: string;
  organization: string;
  industry: string;
  experience_years: number;
  languages: string[];
  about: string;
  profile_link: string;
  linkedin: string;
  facebook: string;
  youtube: string;
  instagram: string;
}

export interface MentorListRow extends Pick<
  MentorProfileRow,
  'job_role' | 'organization' | 'industry' | 'experience_years' | 'languages'
> {
  id: string;
  name: string;
  avatar: string;
  headline: string;
  domains: string[];
  country: string;
  rating: number;
  review_count: number;
  session_count: number;
}

export interface MentorRow extends MentorListRow, MentorProfileRow {}

export function toMentorListItem(row: MentorListRow): MentorListItem {
  return {
    id: row.id,
    name: row.name,
    avatar: row.avatar,
    headline: row.headline,
    currentRole: row.job_role,
    currentOrg: row.organization,
    industry: row.industry,
    experience: row.experience_years,
    languages: row.languages,
    domains: row.domains,
    country: row.country,
    rating: row.rating,
    reviewers: row.review_count,
    sessions: row.session_count,
  };
}

export function toMentor(row: MentorRow): Mentor {
  const { linkedin, facebook, youtube, instagram } = row;
  return {
    ...toMentorListItem(row),
    about: row.about,
    profileLink: row.profile_link,
    socialLinks: { linkedin, facebook, youtube, instagram },
  };
}
