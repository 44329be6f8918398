import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { overlaps } from '../../search/filter';
import { descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { toMentorListItem, type MentorListRow } from './mentor-record';

/** All mentors, best rated first. */
export const mentorList: SearchedList<MentorListRow, MentorListItem> = {
  source: () => 'mentors',
  text: { tsvector: 'search', trigram: 'name', wordSources: ['mentors'] },
  filters: [overlaps('domain', 'domains', 'open'), overlaps('language', 'languages', 'open')],
  ...descending(['rating', 'numeric'], ['review_count', 'integer']),
  orders: {
    experience: descending(['experience_years', 'integer']),
    newest: descending(['created_at', 'timestamptz']),
  },
  columns: `
    mentors.id, name, avatar, headline, job_role, organization, industry, mentors.experience_years, languages,
    domains, country, mentors.rating, mentors.review_count, session_count`,
  joins: 'join mentors on mentors.id = page.id',
  toItem: toMentorListItem,
};
