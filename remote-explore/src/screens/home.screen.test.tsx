import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { getAllHostEventsEndpoint } from '@sopaan/schemas/competitions/host-event';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { searchGovtJobsEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { ApiError } from '@sopaan/api-client/api-error';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aCourseListItem } from '../testing/course';
import { aJob, anInstitute, aPage, aQuiz } from '../testing/home-lists';
import { emptyHomeNetwork } from '../testing/home-network';
import { aHostEvent } from '../testing/host-event';
import { aMentorListItem } from '../testing/mentor';
import * as home from './home.screen';

const at = { path: '/', url: '/' };

function fullNetwork() {
  return fakeNetwork()
    .on(getAllHostEventsEndpoint, () => [aHostEvent()])
    .on(searchCoursesEndpoint, () => aPage([aCourseListItem()]))
    .on(searchPrivateJobsEndpoint, () => aPage([aJob()]))
    .on(searchGovtJobsEndpoint, () => aPage([aJob({ id: 'job-2', title: 'Railway Clerk' })]))
    .on(getQuizzesEndpoint, () => aPage([aQuiz]))
    .on(getInstitutesEndpoint, () => aPage([anInstitute]))
    .on(getMentorsEndpoint, () => aPage([aMentorListItem()]));
}

const carousel = (name: RegExp) => screen.findByRole('region', { name });

test('[HO-066] the home page states its purpose and shows carousels of cards', async () => {
  renderScreen(home, { ...at, network: fullNetwork() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Climb to the work/);
  expect(document.title).toBe('Courses, jobs and competitions for students in India | Sopaan');
  await within(await carousel(/^Courses/)).findByRole('link', { name: /web dev basics/ });
});

test('[U22] guests can search the whole site from the first section', async () => {
  const { user, url } = renderScreen(home, { ...at, network: fullNetwork() });
  const field = await screen.findByRole('searchbox', { name: 'Search the site' });
  await user.type(field, 'remote internship{Enter}');
  expect(url()).toBe('/search?q=remote%20internship');
});

test('[HO-067][HO-068] the sections are in order, each filled by the API', async () => {
  const network = fullNetwork();
  renderScreen(home, { ...at, network });
  const expected = [
    { name: /^Competitions/, card: /Monsoon Hackathon/ },
    { name: /^Courses/, card: /web dev basics/ },
    { name: /^Latest private jobs/, card: /Junior Developer/ },
    { name: /^Government jobs/, card: /Railway Clerk/ },
    { name: /^Quizzes/, card: /Reasoning Mock/ },
    { name: /^Institutes/, card: /Deccan Institute/ },
    { name: /^Mentors/, card: /Meera Iyer/ },
  ];
  for (const { name, card } of expected) {
    await within(await carousel(name)).findByRole('link', { name: card });
  }
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings).toHaveLength(expected.length);
  expected.forEach(({ name }, index) => expect(headings[index]).toMatch(name));
  expect(network.calls).toHaveLength(expected.length);
});

test('[HO-068] an error affects only its own carousel and can be retried', async () => {
  const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
  let isWorking = false;
  const network = fullNetwork().on(getInstitutesEndpoint, () =>
    isWorking ? aPage([anInstitute]) : serverError,
  );
  const { user } = renderScreen(home, { ...at, network });
  const institutes = await carousel(/^Institutes/);
  await within(institutes).findByRole('heading', { name: /could not be loaded/ });
  await within(await carousel(/^Mentors/)).findByRole('link', { name: /Meera Iyer/ });
  isWorking = true;
  await user.click(within(institutes).getByRole('button', { name: 'Try again' }));
  await within(institutes).findByRole('link', { name: /Deccan Institute/ });
});

test('[HO-066] without records each carousel and each short list shows a message', async () => {
  renderScreen(home, { ...at, network: emptyHomeNetwork() });
  expect(await screen.findAllByText('No cards available')).toHaveLength(4);
  expect(await screen.findAllByText('Nothing here yet')).toHaveLength(3);
});

test('[HO-066] a guest is invited to create an account', async () => {
  renderScreen(home, { ...at, network: emptyHomeNetwork() });
  const signUp = await screen.findByRole('link', { name: 'Create an account' });
  expect(signUp).toHaveAttribute('href', '/auth/sign-up');
});
