import type { SessionStatus } from '@sopaan/contract/stores';
import { getQuizzesEndpoint, type QuizListItem } from '@sopaan/schemas/quizzes/quiz';
import { memberQuizFilters, quizFilters } from '@sopaan/search/definition/quizzes';
import {
  createSearchSource,
  memberSearchSource,
  type SearchSource,
} from '@sopaan/search/search-source';

const guestSource = createSearchSource(quizFilters, getQuizzesEndpoint);
const memberSource = memberSearchSource(
  createSearchSource(memberQuizFilters, getQuizzesEndpoint),
  'quizzes',
);

/** The search over quizzes; members can also filter by what they have taken. */
export function quizSource(viewer: SessionStatus): SearchSource<QuizListItem> {
  return viewer === 'member' ? memberSource : guestSource;
}
