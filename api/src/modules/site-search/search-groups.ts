import type { QueryResultRow } from 'pg';
import { paths } from '@sopaan/contract/paths';
import type { SiteSearchResult } from '@sopaan/schemas/site-search/site-search';
import type { Queryable } from '../../database/database';
import { findBestMatches, type BestMatches, type TextSearch } from '../../search/find-best-matches';
import type { SearchedList } from '../../search/searched-list';
import { postList } from '../blog/posts/post-list';
import { competitionList } from '../competitions/competition-list';
import { courseList } from '../courses/course-list';
import { instituteList } from '../institutes/institute-list';
import { allJobs } from '../jobs/job-lists';
import { mentorList } from '../mentors/mentor-list';
import { challengeList } from '../practice/challenge-list';
import { quizList } from '../practice/practice-list';
import { findPages } from './find-pages';
import {
  challengeResult,
  competitionResult,
  courseResult,
  instituteResult,
  jobResult,
  mentorResult,
  pageResult,
  postResult,
  quizResult,
} from './to-result';

/** One kind of result. */
interface SearchGroup {
  kind: string;
  title: string;
  /** The page of the list, whose query has the text in `search`; null without one. */
  listPath: string | null;
  /** The tables whose words spelling is corrected by. */
  wordSources: readonly string[];
  find: (database: Queryable, search: TextSearch) => Promise<BestMatches<SiteSearchResult>>;
}

function listGroup<Row extends QueryResultRow, Item>(
  kind: string,
  title: string,
  listPath: string,
  list: SearchedList<Row, Item>,
  toResult: (item: Item) => SiteSearchResult,
): SearchGroup {
  return {
    kind,
    title,
    listPath,
    wordSources: list.text.wordSources,
    async find(database, search) {
      const { items, ...counts } = await findBestMatches(database, list, search);
      return { ...counts, items: items.map(toResult) };
    },
  };
}

const pageGroup: SearchGroup = {
  kind: 'pages',
  title: 'Pages',
  listPath: null,
  wordSources: [],
  async find(_database, search) {
    const { items, ...counts } = findPages(search);
    return { ...counts, items: items.map(pageResult) };
  },
};

/** Groups with equally good results keep this order. */
export const searchGroups: readonly SearchGroup[] = [
  listGroup('courses', 'Courses', paths.exploreCourses, courseList, courseResult),
  listGroup('jobs', 'Jobs', paths.exploreJobs(), allJobs, jobResult),
  listGroup(
    'competitions',
    'Competitions',
    paths.exploreCompetitions,
    competitionList,
    competitionResult,
  ),
  listGroup('institutes', 'Institutes', paths.institutes, instituteList, instituteResult),
  listGroup('mentors', 'Mentors', '/mentors/search', mentorList, mentorResult),
  listGroup(
    'challenges',
    'Coding challenges',
    paths.practice,
    challengeList(null),
    challengeResult,
  ),
  listGroup('quizzes', 'Quizzes', paths.quizzes, quizList, quizResult),
  listGroup('posts', 'Blog posts', paths.blog, postList, postResult),
  pageGroup,
];
