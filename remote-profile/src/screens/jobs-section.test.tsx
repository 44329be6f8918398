import {
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import { searchGovtJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMatchingJobsEndpoint } from '@sopaan/schemas/jobs/matching-jobs';
import { getSavedItemsEndpoint } from '@sopaan/schemas/saved/saved';
import { screen, waitFor, within } from '@testing-library/react';
import { offline, openDashboard, serverError, userServer } from '../testing/open-dashboard';
import { aMatchingJob, anApplication, aSavedItem } from '../testing/section-items';
import { aPage, aSearchPage } from '../testing/section-network';

const open = (subpath: string, network = userServer()) => openDashboard({ subpath, network });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test.each([
  ['privatejob', 'private'],
  ['govtjob', 'government'],
])('[PF-029] [PF-031] %s has the search bar and lists only its kind', async (subpath, kind) => {
  const network = userServer();
  open(subpath, network);
  await screen.findByText('No applications yet');
  expect(screen.getByRole('region', { name: 'Search jobs' })).toBeVisible();
  await screen.findByText('No matching jobs right now');
  expect(network.requests(getApplicationsEndpoint)).toMatchObject([{ kind }]);
  expect(network.requests(getMatchingJobsEndpoint)).toMatchObject([{ kind }]);
  expect(network.requests(getSavedItemsEndpoint)).toMatchObject([{ kind: 'job', jobKind: kind }]);
});

test('[PF-029] [PF-031] search results replace the panels of the section', async () => {
  const network = userServer().on(searchGovtJobsEndpoint, () =>
    aSearchPage([aMatchingJob({ id: 'job-9', title: 'Junior Clerk', kind: 'government' })]),
  );
  open('govtjob?search=clerk', network);
  expect(await screen.findByRole('link', { name: 'Junior Clerk' })).toHaveAttribute(
    'href',
    '/job/preview/junior-clerk/job-9',
  );
  expect(screen.queryByText('Your applications')).not.toBeInTheDocument();
});

test('[U11] [PF-031] [PF-032] an application shows its timeline and is withdrawn after a confirmation', async () => {
  let application = anApplication();
  const network = userServer().on(getApplicationsEndpoint, () => aPage([application]));
  const { user } = open('privatejob', network);
  const applications = await region('Your applications');
  expect(await applications.findByRole('link', { name: 'Data Analyst' })).toHaveAttribute(
    'href',
    '/job/preview/data-analyst/job-1',
  );
  const steps = within(applications.getByRole('list', { name: 'Timeline' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Application sent'),
    expect.stringContaining('Shortlisted'),
  ]);

  network.on(withdrawApplicationEndpoint, offline);
  await user.click(applications.getByRole('button', { name: 'Withdraw Data Analyst' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(network.requests(withdrawApplicationEndpoint)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('No connection');

  network.on(withdrawApplicationEndpoint, () => {
    application = anApplication({
      status: 'withdrawn',
      timeline: [{ status: 'withdrawn', at: '2026-10-04T08:00:00.000Z' }],
    });
    return { application };
  });
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await applications.findAllByText('Withdrawn by you')).not.toHaveLength(0);
  expect(network.requests(withdrawApplicationEndpoint)).toEqual([{ id: 'job-1' }]);
  await waitFor(() =>
    expect(applications.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument(),
  );
});

test('[U11] [PF-031] an application made on an official site is shown as tracked', async () => {
  const network = userServer().on(getApplicationsEndpoint, () =>
    aPage([anApplication({ kind: 'government', via: 'official', status: 'submitted' })]),
  );
  open('govtjob', network);
  const applications = await region('Your applications');
  expect(await applications.findAllByText('Marked as applied')).not.toHaveLength(0);
  expect(applications.getByRole('button', { name: 'Stop tracking Data Analyst' })).toBeVisible();
});

test.each([
  ['privatejob', 'Get Started with Private jobs'],
  ['govtjob', 'Get Started with Government jobs'],
])('[PF-031] a server error in %s shows the panel of the spec', async (subpath, title) => {
  const network = userServer().on(getApplicationsEndpoint, serverError);
  const { user } = open(subpath, network);
  const panel = await screen.findByRole('alert', { name: title });
  expect(panel).toHaveTextContent('Something went wrong on our end. Please try again later.');
  network.on(getApplicationsEndpoint, () => aPage([]));
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No applications yet')).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('[PF-031] without a connection the panel shows that, not the text for an error of the server', async () => {
  open('privatejob', userServer().on(getApplicationsEndpoint, offline));
  const panel = await screen.findByRole('alert', { name: 'Get Started with Private jobs' });
  expect(panel).toHaveTextContent('No connection. Check your network and try again.');
});

test('[U11] [PF-031] saved jobs are listed; their failure does not hide the rest', async () => {
  const network = userServer().on(getSavedItemsEndpoint, () => aPage([aSavedItem()]));
  const first = open('privatejob', network);
  const list = within(await screen.findByRole('list', { name: 'Saved jobs' }));
  expect(list.getByRole('link', { name: 'Backend Developer' })).toHaveAttribute(
    'href',
    '/job/preview/backend-developer/job-1',
  );
  first.unmount();
  open('privatejob', userServer().on(getSavedItemsEndpoint, offline));
  expect(
    await screen.findByRole('alert', { name: 'Your saved jobs could not be loaded' }),
  ).toBeVisible();
  expect(await screen.findByText('No applications yet')).toBeVisible();
});

test('[PF-031] a matching job names its reasons', async () => {
  const reasons = [
    { type: 'skill', value: 'Node.js' },
    { type: 'skill', value: 'SQL' },
    { type: 'qualification', value: 'Graduate' },
    { type: 'city', value: 'Pune' },
  ];
  const network = userServer().on(getMatchingJobsEndpoint, () => ({
    items: [aMatchingJob({ reasons })],
    missing: ['address'],
  }));
  open('privatejob', network);
  expect(
    await screen.findByText(
      'You know Node.js and SQL · Graduate fits your education · In Pune, where you live',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your city and state' })).toHaveAttribute(
    'href',
    '/profile/profile?edit=info',
  );
  expect(screen.queryByRole('link', { name: 'Add your skills' })).not.toBeInTheDocument();
});

test('[PF-031] an empty profile says what to add', async () => {
  const network = userServer().on(getMatchingJobsEndpoint, () => ({
    items: [],
    missing: ['skills', 'education', 'address'],
  }));
  open('privatejob', network);
  expect(await screen.findByRole('link', { name: 'Add your skills' })).toHaveAttribute(
    'href',
    '/profile/profile?edit=skills',
  );
});

test('[PF-031] more than five matches are shown on demand, and a failure can be retried', async () => {
  const network = userServer().on(getMatchingJobsEndpoint, offline);
  const { user } = open('privatejob', network);
  const panel = await screen.findByRole('alert', { name: 'Matching jobs could not be loaded' });
  const items = Array.from({ length: 7 }, (_, index) => aMatchingJob({ id: `job-${index}` }));
  network.on(getMatchingJobsEndpoint, () => ({ items, missing: [] }));
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  const list = await screen.findByRole('list', { name: 'Matching jobs' });
  expect(list.children).toHaveLength(5);
  const matches = await region('Jobs that match your profile');
  await user.click(matches.getByRole('button', { name: 'Show more' }));
  expect(list.children).toHaveLength(7);
});
