import { ApiError } from '@sopaan/api-client/api-error';
import { getJobEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getSimilarJobsEndpoint } from '@sopaan/schemas/similar/similar-items';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../testing/home-lists';
import { aJobDetail } from '../testing/job-detail';
import {
  jobNetwork,
  openJob,
  openPage,
  otherJobs,
  jobUrl,
  press,
  region,
  similarJobs,
} from '../testing/job-page';

test('[EX-088] [EX-094] a visitor without a session sees the job of the id in the URL', async () => {
  const { network, url } = openJob(aJobDetail(), '/job/preview/something-else/job-1?ref=mail');
  await screen.findByRole('heading', { level: 1, name: 'Junior Developer' });
  expect(network.requests(getJobEndpoint)[0]).toEqual({ id: 'job-1' });
  expect(document.title).toBe('Junior Developer | Sopaan');
  await waitFor(() => expect(url()).toBe('/job/preview/junior-developer/job-1?ref=mail'));
  expect(network.calls).not.toContain('GET /api/jobs/job-1/application');
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
    name: 'Private jobs',
  });
});

test('[EX-089] [EX-090] every field of the job is shown, and its HTML is sanitised', async () => {
  openJob();
  const facts = within(await screen.findByLabelText('Facts'));
  const fact = (name: string) => facts.getByText(name).nextElementSibling?.textContent;
  expect(fact('Salary range')).toMatch(/₹4\.?0?L.+₹6\.?0?L a year/);
  expect(fact('Locations')).toBe('Pune, Maharashtra, IndiaSurat, Gujarat, India');
  expect(fact('Job type')).toBe('Full-time');
  expect(fact('Work mode')).toBe('Hybrid');
  expect(fact('Experience')).toBe('1 to 3 years');
  expect(fact('Industry')).toBe('Agriculture');
  expect(fact('Openings')).toBe('3');
  expect(facts.getByRole('link', { name: 'jobs@sahyadri.example' })).toHaveAttribute(
    'href',
    'mailto:jobs@sahyadri.example',
  );
  const description = await region('Description');
  expect(description).toHaveTextContent('Write small services.');
  expect(description).toHaveTextContent('You join a team of four.');
  expect(description.querySelector('script')).toBeNull();
  within(await region('Responsibilities')).getByText('Own a service');
  within(await region('Skills')).getByText('TypeScript');
  within(await region('Benefits')).getByText('Health insurance');
  within(await region('About the company')).getByText('Makes software for farms.');
  const state = await region('Applications are open');
  expect(state).toHaveTextContent('17 people have applied');
  expect(state).toHaveTextContent(/Last date: 1 Feb 2099, 11:59 pm IST/i);
  screen.getByRole('button', { name: 'Apply' });
  screen.getByRole('button', { name: 'Share' });
});

test('[U17] pay and place stand directly below the organisation', async () => {
  openJob();
  const heading = await screen.findByRole('heading', { level: 1 });
  const header = heading.closest('header');
  expect(header).toHaveTextContent(
    /Sahyadri Systems.*₹4\.?0?L.+₹6\.?0?L a year.*Pune, Maharashtra and 1 more.*Full-time.*Save/,
  );
});

test('[U17] a job without applicants does not say so', async () => {
  openJob(aJobDetail({ appliedCount: 0 }));
  expect(await region('Applications are open')).not.toHaveTextContent(/appli(ed|cations yet)/);
});

test('[EX-092] the latest jobs come from the API, without the job shown', async () => {
  const { network } = openJob();
  const latest = within(await region('Latest jobs'));
  await latest.findByRole('link', { name: /Data Analyst/ });
  expect(latest.queryByRole('link', { name: /Junior Developer/ })).not.toBeInTheDocument();
  expect(network.requests(searchPrivateJobsEndpoint)).toHaveLength(1);
});

test('similar open jobs say what they share with the job, above the latest jobs', async () => {
  const { network } = openJob();
  const similar = within(await region('Similar open jobs'));
  const row = (await similar.findByRole('link', { name: /Frontend Developer/ })).closest('li');
  expect(row).toHaveTextContent('Also TypeScript, in Pune');
  const latest = within(await region('Latest jobs'));
  expect(await latest.findByRole('link', { name: /Data Analyst/ })).toBeVisible();
  expect(latest.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  expect(network.requests(getSimilarJobsEndpoint)).toEqual([{ id: 'job-1', limit: 4 }]);
});

test('without similar jobs only the latest ones are listed, and a failed load is shown with a way to retry', async () => {
  const newest = { basis: 'newest', items: similarJobs };
  const network = jobNetwork(aJobDetail()).on(getSimilarJobsEndpoint, () => newest);
  const first = openPage(jobUrl(aJobDetail()), network);
  const latest = within(await region('Latest jobs'));
  await latest.findByRole('link', { name: /Data Analyst/ });
  expect(await latest.findByRole('button', { name: 'Save Data Analyst' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Similar open jobs' })).not.toBeInTheDocument();
  first.unmount();

  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const failing = jobNetwork(aJobDetail()).on(getSimilarJobsEndpoint, () => serverError);
  const { user } = openPage(jobUrl(aJobDetail()), failing);
  const similar = within(await region('Similar open jobs'));
  await similar.findByRole('alert', { name: 'Similar jobs could not be loaded' });
  failing.on(getSimilarJobsEndpoint, () => ({ basis: 'similar', items: similarJobs }));
  await user.click(similar.getByRole('button', { name: 'Try again' }));
  await similar.findByRole('link', { name: /Frontend Developer/ });
});

test('[EX-093] a failed load is shown in the region, an unknown job shows a message, and an error of the other jobs stays in their section', async () => {
  const networkError = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
  const url = jobUrl(aJobDetail());
  const failingNetwork = fakeNetwork().on(getJobEndpoint, () => networkError);
  const first = openPage(url, failingNetwork);
  // The host's error boundary shows it, with Try again.
  expect(await screen.findByRole('alert')).toHaveTextContent(networkError.message);
  first.unmount();

  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  const emptyNetwork = fakeNetwork().on(getJobEndpoint, () => notFound);
  const second = openPage(url, emptyNetwork);
  await screen.findByRole('heading', { level: 1, name: 'We could not find this job' });
  expect(screen.getByRole('link', { name: 'See all jobs' })).toHaveAttribute(
    'href',
    '/explore/jobs',
  );
  second.unmount();

  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const network = jobNetwork(aJobDetail()).on(searchPrivateJobsEndpoint, () => serverError);
  const { user } = openPage(url, network);
  await screen.findByRole('heading', { level: 1, name: 'Junior Developer' });
  await screen.findByRole('alert', { name: 'Other jobs could not be loaded' });
  network.on(searchPrivateJobsEndpoint, () => aPage(otherJobs));
  await press(user, 'Try again');
  await screen.findByRole('link', { name: /Data Analyst/ });
});
