import type { MentorListItem } from '@sopaan/schemas/mentors/mentor';
import { FLAG, oneOf, overlaps } from '../../search/filter';
import { descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { ANSWER_FACTS, TAKES_QUESTIONS } from './takes-questions';
import { toMentorListItem, type MentorListRow } from './mentor-record';

/** `http` or `https`: other links are not shown. */
const HAS_PUBLIC_PAGE = `
  concat_ws(' ', mentors.profile_link, mentors.linkedin, mentors.facebook, mentors.youtube, mentors.instagram)
    ~* '(^| )https?://'`;

/** All mentors: best rated first, then the most experienced. */
export const mentorList: SearchedList<MentorListRow, MentorListItem> = {
  source: () =>
    `(
      select mentors.*, (${HAS_PUBLIC_PAGE})::text as public_page, (${TAKES_QUESTIONS})::text as askable
      from mentors
    ) as listed`,
  text: { tsvector: 'search', trigram: 'name', wordSources: ['mentors'] },
  filters: [
    overlaps('domain', 'domains', 'open'),
    overlaps('language', 'languages', 'open'),
    oneOf('publicPage', 'public_page', FLAG),
    oneOf('takesQuestions', 'askable', FLAG),
  ],
  ...descending(
    ['rating', 'numeric'],
    ['review_count', 'integer'],
    ['experience_years', 'integer'],
  ),
  orders: {
    experience: descending(['experience_years', 'integer']),
    newest: descending(['created_at', 'timestamptz']),
  },
  columns: `
    mentors.id, name, avatar, headline, job_role, organization, industry, mentors.experience_years, languages,
    domains, country, mentors.rating, mentors.review_count, session_count,
    ${HAS_PUBLIC_PAGE} as has_public_page, ${TAKES_QUESTIONS} as can_be_asked, sample, ${ANSWER_FACTS}`,
  joins: 'join mentors on mentors.id = page.id',
  toItem: toMentorListItem,
};
