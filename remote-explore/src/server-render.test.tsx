/** @jest-environment node */
import { searchCoursesEndpoint, getCourseEndpoint } from '@sopaan/schemas/courses/course';
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
import {
  getSimilarCoursesEndpoint,
  getSimilarJobsEndpoint,
} from '@sopaan/schemas/similar/similar-items';
import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentors/mentor';
import { getMentorApplicationEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { searchSiteEndpoint } from '@sopaan/schemas/site-search/site-search';
import { ApiError } from '@sopaan/api-client/api-error';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { aUser } from '@sopaan/testing/fixtures';
import { renderOnServer, type ServerRequest } from '@sopaan/testing/render-on-server';
import exploreConfig from '../remote.config';
import remote from './remote';
import { similarJobs } from './testing/job-page';
import { aCourse } from './testing/course';
import { aJob, aPage, anInstitute, aQuiz } from './testing/home-lists';
import { emptyHomeNetwork } from './testing/home-network';
import { aHostEvent } from './testing/host-event';
import { anInstituteDetail } from './testing/institute';
import { aGovtJobDetail, aJobDetail } from './testing/job-detail';
import { aGovtJob, aListedCompetition, aListedCourse, aPracticeItem } from './testing/list-items';
import { siteSearchResponse } from './testing/site-search';
import { aMentor, aMentorListItem, anApplication } from './testing/mentor';
import { firstSteps } from './testing/next-steps';

const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
const figures = { mentors: 12, domains: 5, languages: 7, countries: 1, sessions: 480, rating: 4.6 };

const network = fakeNetwork()
  .on(searchCoursesEndpoint, () => aPage([aListedCourse]))
  .on(getCourseEndpoint, ({ courseId }) => (courseId === 'course-1' ? aCourse() : notFound))
  .on(getSimilarCoursesEndpoint, () => ({
    basis: 'newest',
    items: [{ ...aListedCourse, shared: [] }],
  }))
  .on(getSimilarJobsEndpoint, () => ({ basis: 'similar', items: similarJobs }))
  .on(searchCompetitionsEndpoint, () => aPage([aListedCompetition]))
  .on(getAllHostEventsEndpoint, () => [aHostEvent()])
  .on(getHostEventEndpoint, () => aHostEvent())
  .on(getInstitutesEndpoint, () => aPage([anInstitute]))
  .on(getInstituteEndpoint, () => anInstituteDetail())
  .on(getJobEndpoint, ({ id }) => (id === 'govt-1' ? aGovtJobDetail() : aJobDetail()))
  .on(searchJobsEndpoint, () => aPage([aJob(), aGovtJob]))
  .on(searchPrivateJobsEndpoint, () => aPage([aJob()]))
  .on(searchGovtJobsEndpoint, () => aPage([aGovtJob]))
  .on(getMentorsEndpoint, () => aPage([aMentorListItem()]))
  .on(getMentorEndpoint, () => aMentor())
  .on(getMentorFiguresEndpoint, () => figures)
  .on(getMentorApplicationEndpoint, () => ({ application: null }))
  .on(getQuizzesEndpoint, () => aPage([aQuiz]))
  .on(searchPracticeEndpoint, () => aPage([aPracticeItem]))
  .on(searchSiteEndpoint, () => siteSearchResponse)
  .on(getNextStepsEndpoint, () => firstSteps);
const withoutSteps = emptyHomeNetwork().on(getNextStepsEndpoint, () => notFound);

interface Page extends Partial<ServerRequest> {
  url: string;
  /** What the HTML of the page contains. */
  contents: readonly string[];
}

const asMember = { session: 'member', user: aUser() } as const;
const pages: Record<string, Page[]> = {
  home: [
    { url: '/', contents: ['Climb to the work you want', 'Practical Statistics'] },
    { url: '/', contents: ['Your next steps', 'Hello, Asha', 'Pick a course'], ...asMember },
    {
      url: '/',
      contents: ['Your next steps could not be loaded'],
      ...asMember,
      network: withoutSteps,
    },
  ],
  competitions: [{ url: '/competition', contents: ['Hackathons', 'Monsoon Hackathon'] }],
  'competition-detail': [
    {
      url: '/competition/monsoon-hackathon/event-1?team=ABCDEFGH23',
      contents: ['Monsoon Hackathon', 'Registration is open', 'Your team'],
    },
  ],
  'job-detail': [
    { url: '/job/preview/junior-developer/job-1', contents: ['Junior Developer', 'Posted '] },
    { url: '/job/preview/railway-clerk/govt-1', contents: ['Important dates', '(passed)'] },
  ],
  'course-detail': [
    { url: '/course/Web-Dev-Basics/course-1', contents: ['web dev basics', 'Chapters'] },
    { url: '/course/gone/course-2', contents: ['We could not find this course'] },
  ],
  courses: [{ url: '/course', contents: ['By topic', 'Practical Statistics'] }],
  institutes: [
    { url: '/institution', contents: ['By state or union territory', 'Deccan Institute'] },
    { url: '/institution?location=Kerala', contents: ['1 institute found'] },
  ],
  institute: [{ url: '/institute/overview/institute-1', contents: ['Deccan Institute'] }],
  'private-jobs': [{ url: '/private-job', contents: ['Private jobs', 'Junior Developer'] }],
  'govt-jobs': [{ url: '/govt-job', contents: ['Government jobs', 'Junior Engineer'] }],
  mentors: [{ url: '/mentor', contents: ['Expert', 'Meera Iyer'] }],
  'mentors-search': [
    { url: '/mentors/search?mentor=m1', contents: ['Find a mentor', 'Meera Iyer'] },
  ],
  'join-mentor': [
    { url: '/join-mentor', contents: ['Join as mentor', 'First name'], ...asMember },
    {
      url: '/join-mentor',
      contents: ['Your application has been sent.'],
      ...asMember,
      network: fakeNetwork().on(getMentorApplicationEndpoint, () => ({
        application: anApplication,
      })),
    },
  ],
  search: [
    { url: '/search', contents: ['What are you looking for?'] },
    { url: '/search?q=python', contents: ['Python Developer', 'All 214 jobs'] },
  ],
  'explore-courses': [{ url: '/explore/courses', contents: ['1 course found'] }],
  'explore-jobs': [{ url: '/explore/jobs', contents: ['2 jobs found', 'Last date'] }],
  'explore-private-jobs': [
    { url: '/explore/jobs/private-job?remote=true', contents: ['1 private job found', 'Remote'] },
  ],
  'explore-govt-jobs': [
    { url: '/explore/jobs/govt-job', contents: ['1 government job found', 'Last date'] },
  ],
  'explore-competitions': [{ url: '/explore/competition', contents: ['1 competition found'] }],
  'explore-practice': [{ url: '/explore/practice', contents: ['1 challenge or quiz found'] }],
};
const paths = new Map(
  exploreConfig.routes.flatMap((route) => ('screen' in route ? [[route.screen, route.path]] : [])),
);

test('every screen of the routes is rendered here', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(remote.screens));
});

const cases = Object.entries(pages).flatMap(([name, all]) =>
  all.map((page) => ({ name, ...page })),
);

test.each(cases)('a server renders $url with $contents', async ({ name, contents, ...page }) => {
  const screen = await remote.screens[name]?.();
  if (!screen) throw new Error(`The remote has no screen ${name}`);
  const html = await renderOnServer(screen, { path: paths.get(name) ?? '*', network, ...page });
  // React separates adjacent texts with comments.
  const text = html.replaceAll('<!-- -->', '');
  for (const content of contents) expect(text).toContain(content);
});
