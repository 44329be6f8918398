import {
  getBlogOverviewEndpoint,
  getPostEndpoint,
  searchPostsEndpoint,
} from '@sopaan/schemas/blog/post';
import { POST_FEEDS } from '@sopaan/schemas/blog/post-feeds';
import { getCourseEndpoint, searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import {
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
} from '@sopaan/schemas/competitions/host-event';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/jobs/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import {
  getNewsletterIssueEndpoint,
  getNewsletterIssuesEndpoint,
} from '@sopaan/schemas/newsletter/issue';
import { getSharePictureEndpoint } from '@sopaan/schemas/pages/share-picture';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { getPublicProfileEndpoint } from '@sopaan/schemas/public-profile/public-profile';

/**
 * What public pages read. Search engines run the scripts of pages: if they were not allowed to read this, they would index an error. Sites
 * that show link previews must be allowed to fetch the pictures.
 */
const publicEndpoints = [
  searchCoursesEndpoint,
  getCourseEndpoint,
  searchCompetitionsEndpoint,
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
  searchJobsEndpoint,
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
  getJobEndpoint,
  getInstitutesEndpoint,
  getInstituteEndpoint,
  getMentorsEndpoint,
  searchPracticeEndpoint,
  getNewsletterIssuesEndpoint,
  getNewsletterIssueEndpoint,
  getPublicProfileEndpoint,
  getSharePictureEndpoint,
  searchPostsEndpoint,
  getPostEndpoint,
  getBlogOverviewEndpoint,
];

/** The path, or for a path with parameters the part before the first one. */
const allowedPaths = [
  ...new Set([
    ...publicEndpoints.map(({ path }) => `/api/${path.replace(/:.*$/, '')}`),
    ...Object.values(POST_FEEDS).map(({ path }) => path),
  ]),
].sort();

const disallowedPaths = [
  '/api/',
  '/-/',
  '/auth/',
  '/pack/',
  '/unsubscribe/',
  '/parental-consent/',
  '/newsletter/confirm/',
  '/newsletter/preferences/',
  '/profile/',
  '/account',
  '/releases',
];

export function robotsText(site: string): string {
  return [
    'User-agent: *',
    ...allowedPaths.map((path) => `Allow: ${path}`),
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
