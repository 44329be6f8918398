import type { MatchingJob, MatchReason } from '@sopaan/schemas/jobs/matching-jobs';
import { toJobListItem, type JobListRow } from '../jobs/job-record';

export interface MatchingJobRow extends JobListRow {
  matched_skills: string[];
  matched_qualifications: string[];
  matched_degree: string | null;
  matched_city: string | null;
  matched_state: string | null;
}

const reason =
  (type: string) =>
  (value: string): MatchReason => ({ type, value });

export function toMatchingJob(row: MatchingJobRow): MatchingJob {
  const { matched_skills, matched_qualifications, matched_degree, matched_city, matched_state } =
    row;
  const qualifications = matched_degree ? [matched_degree] : matched_qualifications;
  const places = matched_city
    ? [reason('city')(matched_city)]
    : [matched_state].flatMap((state) => (state ? [reason('state')(state)] : []));
  return {
    ...toJobListItem(row),
    reasons: [
      ...matched_skills.map(reason('skill')),
      ...qualifications.map(reason('qualification')),
      ...places,
    ],
  };
}
