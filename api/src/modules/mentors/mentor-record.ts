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

interface MentorSummaryRow extends Pick<
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
  can_be_asked: boolean;
  sample: boolean;
  answer_count: number;
  usual_answer_days: number | null;
}

export interface MentorListRow extends MentorSummaryRow {
  has_public_page: boolean;
}

export interface MentorRow extends MentorSummaryRow, MentorProfileRow {}

export function toMentorListItem(row: MentorListRow): MentorListItem {
  return { ...toSummary(row), hasPublicPage: row.has_public_page };
}

function toSummary(row: MentorSummaryRow) {
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
    takesQuestions: row.can_be_asked,
    isSample: row.sample,
    answers: row.answer_count,
    usualAnswerDays: row.usual_answer_days,
  };
}

export function toMentor(row: MentorRow): Mentor {
  const { linkedin, facebook, youtube, instagram } = row;
  return {
    ...toSummary(row),
    about: row.about,
    profileLink: row.profile_link,
    socialLinks: { linkedin, facebook, youtube, instagram },
  };
}
