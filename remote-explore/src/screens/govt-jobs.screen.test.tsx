import { ApiError } from '@sopaan/api-client/api-error';
import { getJobEndpoint, searchGovtJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import config from '../../remote.config';
import { aFacet } from '../testing/facets';
import { aGovtJobWithSite } from '../testing/govt-job-with-site';
import { aJob, aPage } from '../testing/home-lists';
import * as govtJobs from './govt-jobs.screen';

const path = '/govt-job';
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const facets = [
  aFacet('govt_sector', { 'Banking Jobs': 5, Judiciary: 0 }),
  aFacet('central', { true: 6 }),
];
const aGovtJobNamed = (title: string) => aJob({ id: title, kind: 'government', title });
function fakeGovtJobs() {
  return fakeNetwork()
    .on(searchGovtJobsEndpoint, ({ govt_sector: sector, search }) => ({
      ...aPage([
        aGovtJobNamed(
          search ? `Found ${search}` : sector ? `Post of ${sector.join()}` : 'Newest post',
        ),
      ]),
      facets,
    }))
    .on(getJobEndpoint, ({ id }) => aGovtJobWithSite(id, 'https://posts.example/17'));
}
const open = (url = path, network = fakeGovtJobs()) => ({
  network,
  ...renderScreen(govtJobs, { path, url, network }),
});
const carousel = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const browseLinks = async (name: string) => within(await screen.findByRole('navigation', { name }));

test('[EX-085] the government jobs page shows the latest posts, some sectors, and links by sector, qualification and exam', async () => {
  open();
  await (await carousel(/^Latest government jobs/)).findByRole('link', { name: /Newest post/ });
  const closing = await carousel(/^Closing soon/);
  expect(closing.getByRole('link', { name: 'All government jobs by last date' })).toHaveAttribute(
    'href',
    '/explore/jobs/govt-job?sort=closing',
  );
  await (await carousel(/^Banking jobs/)).findByRole('link', { name: /Post of Banking Jobs/ });
  await (await carousel(/^Railway jobs/)).findByRole('link', { name: /Post of Railway Jobs/ });
  expect(document.title).toBe('Government jobs | Sopaan');
  const sectors = await browseLinks('By sector');
  expect(sectors.getByRole('link', { name: /Banking Jobs/ })).toHaveAttribute(
    'href',
    '/explore/jobs/govt-job?govt_sector=Banking%20Jobs',
  );
  expect(sectors.queryByRole('link', { name: /Judiciary/ })).not.toBeInTheDocument();
  expect(
    (await browseLinks('By qualification')).getByRole('link', { name: 'ITI' }),
  ).toHaveAttribute('href', '/explore/jobs/govt-job?qualification=ITI');
  expect((await browseLinks('By exam')).getByRole('link', { name: 'UGC NET' })).toHaveAttribute(
    'href',
    '/explore/jobs/govt-job?exam_requirement=UGC%20NET',
  );
});

test('[EX-085] the list of results and admit cards links to the official sites', async () => {
  open();
  const notices = await carousel(/^Results and admit cards/);
  const site = await notices.findByRole('link', { name: /^Official site for Newest post/ });
  expect(site).toHaveAttribute('href', 'https://posts.example/17');
  expect(site).toHaveTextContent('posts.example');
  expect(notices.getByRole('link', { name: 'Newest post' })).toHaveAttribute(
    'href',
    '/job/preview/newest-post/Newest%20post',
  );
});

test('[EX-085][EX-076] the search bar initially searches government jobs and has their filters', async () => {
  const { network, url, user } = open('/govt-job?search=clerk');
  await screen.findByRole('link', { name: 'Found clerk' });
  const types = screen.getByRole('group', { name: 'Search type' });
  expect(within(types).getByRole('button', { pressed: true })).toHaveTextContent('Government');
  await user.click(screen.getByRole('button', { name: /^Central/ }));
  await screen.findByRole('button', { name: 'Remove filter Central' });
  expect(url()).toBe('/govt-job?search=clerk&central=true');
  expect(network.requests(searchGovtJobsEndpoint).at(-1)).toEqual({
    search: 'clerk',
    central: true,
    facets: true,
  });
});

test('[EX-083][EX-085] a failed search shows an error and can be retried', async () => {
  let isWorking = false;
  const network = fakeGovtJobs().on(searchGovtJobsEndpoint, () =>
    isWorking ? aPage([aGovtJobNamed('Clerk')]) : serverError,
  );
  const { user } = open('/govt-job?search=clerk', network);
  const alert = await screen.findByRole('alert', { name: 'The jobs could not be loaded' });
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Clerk' });
});

test("[EX-086][HO-008] the footer's path of all government jobs redirects to their list", () => {
  const route = config.routes.find((candidate) => candidate.path === '/overall/job/govt/all');
  const target = '/explore/jobs/govt-job';
  expect(route).toMatchObject({ redirect: { guest: target, member: target } });
  expect(config.routes.find((candidate) => candidate.path === target)).toMatchObject({
    access: 'public',
  });
});
