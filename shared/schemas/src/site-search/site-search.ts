/** The search over everything on the site. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { SEARCH_TEXT_MAX } from '../api/facet';

/** Shorter texts match too much. */
export const SITE_SEARCH_MIN_LENGTH = 2;
export const SITE_SEARCH_LIMIT = 5;
/** The most results of each group. */
export const SITE_SEARCH_LIMIT_MAX = 10;

/** The texts that a browser remembers, latest first. */
export const recentSearchesSchema = array(string().required()).required();

export const siteSearchResultSchema = object({
  title: string().required(),
  /** What tells it apart from others with the same title, such as a company and a city. May be empty. */
  detail: string().defined(),
  /** Pay, fee, prizes, deadline and the like, as texts. */
  facts: array(string().required()),
  /** The path of its page. */
  path: string().required(),
});
export type SiteSearchResult = InferType<typeof siteSearchResultSchema>;

/** The best results of one kind. */
export const siteSearchGroupSchema = object({
  /** `courses`, `jobs`, `competitions`, `institutes`, `mentors`, `challenges`, `quizzes`, `posts` or `pages`; more may follow. */
  kind: string().required(),
  /** Its name for people, such as `Jobs`. */
  title: string().required(),
  /** Counted up to 1000. */
  total: number().required(),
  totalIsCapped: boolean().required(),
  /** The path of the list with all of them; null if `items` has all. */
  listPath: string().nullable().defined(),
  items: array(siteSearchResultSchema).required(),
});
export type SiteSearchGroup = InferType<typeof siteSearchGroupSchema>;

export const searchSiteEndpoint = endpoint({
  method: 'GET',
  path: 'search',
  access: 'public',
  request: object({
    q: string().trim().min(SITE_SEARCH_MIN_LENGTH).max(SEARCH_TEXT_MAX).required(),
    /** Results of each group. */
    limit: number().integer().min(1).max(SITE_SEARCH_LIMIT_MAX),
  }),
  response: object({
    /** The groups with results, those of the best result first. */
    groups: array(siteSearchGroupSchema).required(),
    /** What was searched for instead of the text, which found nothing. */
    corrected: string(),
    /** Nothing matches all words: the results match some of them. */
    isPartial: boolean(),
  }),
  summary:
    'Searches courses, jobs, competitions, institutes, mentors, challenges, quizzes, posts and pages.',
});
export type SiteSearch = InferType<(typeof searchSiteEndpoint)['response']>;
