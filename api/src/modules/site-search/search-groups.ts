import type { QueryResultRow } from 'pg';
import { paths } from '@sopaan/contract/paths';
import type { Place } from '@sopaan/schemas/api/place';
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

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** The first place of a job, which is the one that the search asks for. */
function placeText([first, ...others]: readonly Place[]): string {
  const name = first?.city || first?.state;
  if (!name) return '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

const pageGroup: SearchGroup = {
  kind: 'pages',
  title: 'Pages',
  listPath: null,
  wordSources: [],
  async find(_database, search) {
    const { items, ...counts } = findPages(search);
    return { ...counts, items: items.map(({ title, path }) => ({ title, detail: '', path })) };
  },
};

/** Groups with equally good results keep this order. */
export const searchGroups: readonly SearchGroup[] = [
  listGroup('courses', 'Courses', paths.exploreCourses, courseList, (course) => ({
    title: course.coursename,
    detail: joined(course.instituteName, course.level, course.duration),
    path: paths.course(course.coursename, course.courseId),
  })),
  listGroup('jobs', 'Jobs', paths.exploreJobs(), allJobs, (job) => ({
    title: job.title,
    detail: joined(job.organization.name, placeText(job.location), job.job_types[0]),
    path: paths.job(job.title, job.id),
  })),
  listGroup(
    'competitions',
    'Competitions',
    paths.exploreCompetitions,
    competitionList,
    (event) => ({
      title: event.title,
      detail: joined(event.opportunityType.name, event.organisation.name, event.location.city),
      path: paths.competition(event.title, event._id),
    }),
  ),
  listGroup('institutes', 'Institutes', paths.institutes, instituteList, (institute) => ({
    title: institute.name,
    detail: joined(institute.kind, institute.location.city),
    path: paths.institute(institute.id),
  })),
  listGroup('mentors', 'Mentors', '/mentors/search', mentorList, (mentor) => ({
    title: mentor.name,
    detail: joined(mentor.currentRole, mentor.currentOrg),
    path: paths.mentor(mentor.id),
  })),
  listGroup(
    'challenges',
    'Coding challenges',
    paths.practice,
    challengeList(null),
    (challenge) => ({
      title: challenge.title,
      detail: joined(challenge.difficultyLevel, challenge.topics[0]),
      path: paths.challenge(challenge.type, challenge.title, challenge.id),
    }),
  ),
  listGroup('quizzes', 'Quizzes', paths.quizzes, quizList, (quiz) => ({
    title: quiz.title,
    detail: quiz.difficultyLevel,
    path: paths.quiz(quiz.id, quiz.parentId, quiz.type),
  })),
  listGroup('posts', 'Blog posts', paths.blog, postList, (post) => ({
    title: post.title,
    detail: post.category,
    path: paths.post(post.id),
  })),
  pageGroup,
];
