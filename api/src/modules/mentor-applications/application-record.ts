import type { MentorApplication } from '@sopaan/schemas/mentors/mentor-application';
import type { MentorProfileRow } from '../mentors/mentor-record';

export interface ApplicationRow extends MentorProfileRow {
  id: string;
  user_id: string;
  status: string;
  first_name: string;
  last_name: string;
  gender: string;
  short_heading: string;
  avatar_file: string | null;
  reason: string;
  created_at: Date;
  decided_at: Date | null;
  mentor_id: string | null;
}

export function toApplication(row: ApplicationRow): MentorApplication {
  const { linkedin, facebook, youtube, instagram } = row;
  return {
    id: row.id,
    status: row.status,
    submittedAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    avatarVersion: row.avatar_file,
    mentorId: row.mentor_id,
    form: {
      first_name: row.first_name,
      last_name: row.last_name,
      gender: row.gender,
      current_role: row.job_role,
      current_org: row.organization,
      insdustry: row.industry,
      workexperience: row.experience_years,
      languages: row.languages,
      short_heading: row.short_heading,
      about: row.about,
      profile_link: row.profile_link,
      social_links: { linkedin, facebook, youtube, instagram },
    },
  };
}
