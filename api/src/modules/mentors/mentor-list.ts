import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { overlaps } from '../../search/filter';
import type { SearchedList } from '../../search/searched-list';
import { toMentorListItem, type MentorListRow } from './mentor-record';

/** All mentors, best rated first. */
export const mentorList: SearchedList<MentorListRow, MentorListItem> = {
  source: () => 'mentors',
  text: { tsvector: 'search', trigram: 'name', wordSources: ['mentors'] },
  filters: [overlaps('domain', 'domains', 'open'), overlaps('language', 'languages', 'open')],
  order: [
    ['rating', 'numeric'],
    ['review_count', 'integer'],
    ['id', 'text'],
  ],
  direction: 'desc',
  columns: `
    mentors.id, name, avatar, headline, job_role, organization, industry, experience_years, languages,
    domains, country, mentors.rating, mentors.review_count, session_count`,
  joins: 'join mentors on mentors.id = page.id',
  toItem: toMentorListItem,
};
