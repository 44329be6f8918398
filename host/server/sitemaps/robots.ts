import { getCourseEndpoint, searchCoursesEndpoint } from '@sopaan/schemas/course';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competition';
import { getAllHostEventsEndpoint, getHostEventEndpoint } from '@sopaan/schemas/event';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institute';
import {
  getJobEndpoint,
  searchGovtJobsEndpoint,
  searchJobsEndpoint,
  searchPrivateJobsEndpoint,
} from '@sopaan/schemas/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentor';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice-item';

/** A search engine that runs the scripts of a page must be allowed to read what the page reads, or it indexes an error. */
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
];

/** Of a path with parameters, the part before the first. */
const allowedPaths = [
  ...new Set(publicEndpoints.map(({ path }) => `/api/${path.replace(/:.*$/, '')}`)),
].sort();

const disallowedPaths = ['/api/', '/-/', '/auth/', '/profile/', '/account', '/releases'];

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
