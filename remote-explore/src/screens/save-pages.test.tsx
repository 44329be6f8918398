import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import {
  getAllHostEventsEndpoint,
  getHostEventEndpoint,
} from '@sopaan/schemas/competitions/host-event';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { readGuestSaves } from '@sopaan/session/guest-saves';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { aCourse, aCourseListItem } from '../testing/course';
import { courseNetwork } from '../testing/course-network';
import { aJob, anInstitute, aPage } from '../testing/home-lists';
import { aHostEvent } from '../testing/host-event';
import { anInstituteDetail } from '../testing/institute';
import { aJobDetail } from '../testing/job-detail';
import { jobNetwork, jobUrl } from '../testing/job-page';
import * as competition from './competition-detail.screen';
import * as competitions from './competitions.screen';
import * as course from './course-detail.screen';
import * as courses from './courses.screen';
import * as institute from './institute.screen';
import * as institutes from './institutes.screen';
import * as job from './job-detail.screen';
import * as privateJobs from './private-jobs.screen';

const theJob = aJobDetail();
const theCompetition = aHostEvent();

/** Pages of one item, and landing pages with carousels of cards. */
const pages = {
  job: {
    ...{ screenModule: job, path: '/job/preview/:title/:id', url: jobUrl(theJob) },
    network: () => jobNetwork(theJob),
    saved: { kind: 'job', id: theJob.id, name: theJob.title },
  },
  course: {
    ...{ screenModule: course, path: '/course/:title/:id', url: '/course/Web-Dev-Basics/course-1' },
    network: () => courseNetwork(),
    saved: { kind: 'course', id: 'course-1', name: aCourse().coursename },
  },
  competition: {
    ...{ screenModule: competition, path: '/competition/:title/:id' },
    url: '/competition/monsoon-hackathon/event-1',
    network: () =>
      fakeNetwork()
        .on(searchCompetitionsEndpoint, () => aPage([]))
        .on(getHostEventEndpoint, () => theCompetition),
    saved: { kind: 'competition', id: 'event-1', name: theCompetition.title },
  },
  institute: {
    ...{ screenModule: institute, path: '/institute/overview/:id' },
    url: '/institute/overview/institute-1',
    network: () => fakeNetwork().on(getInstituteEndpoint, () => anInstituteDetail()),
    saved: { kind: 'institute', id: 'institute-1', name: anInstituteDetail().name },
  },
  'private jobs': {
    ...{ screenModule: privateJobs, path: '/private-job', url: '/private-job' },
    network: () =>
      fakeNetwork().on(searchPrivateJobsEndpoint, () => ({ ...aPage([aJob()]), facets: [] })),
    saved: { kind: 'job', id: 'job-1', name: aJob().title },
  },
  courses: {
    ...{ screenModule: courses, path: '/course', url: '/course' },
    network: () =>
      fakeNetwork().on(searchCoursesEndpoint, () => ({
        ...aPage([aCourseListItem()]),
        facets: [],
      })),
    saved: { kind: 'course', id: aCourseListItem().courseId, name: aCourseListItem().coursename },
  },
  competitions: {
    ...{ screenModule: competitions, path: '/competition', url: '/competition' },
    network: () => fakeNetwork().on(getAllHostEventsEndpoint, () => [theCompetition]),
    saved: { kind: 'competition', id: 'event-1', name: theCompetition.title },
  },
  institutes: {
    ...{ screenModule: institutes, path: '/institution', url: '/institution' },
    network: () =>
      fakeNetwork().on(getInstitutesEndpoint, () => ({ ...aPage([anInstitute]), facets: [] })),
    saved: { kind: 'institute', id: 'institute-1', name: anInstitute.name },
  },
};

afterEach(() => localStorage.clear());

test.each(Object.entries(pages))('an item is saved on the page %s', async (_name, page) => {
  const { screenModule, path, url, network, saved } = page;
  const { user } = renderScreen(screenModule, { path, url, network: network() });
  const label = `Save ${saved.name}`;
  const [save] = await screen.findAllByRole('button', { name: label });
  if (!save) throw new Error('there is no button');
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await user.click(save);
  // Other cards of the same item are marked as saved as well.
  for (const button of screen.getAllByRole('button', { name: label })) {
    expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  expect(readGuestSaves()).toEqual([{ kind: saved.kind, id: saved.id }]);
});
