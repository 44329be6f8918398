import { ApiError } from '@sopaan/api-client/api-error';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aFacet } from '../testing/facets';
import { anInstitute, aPage } from '../testing/home-lists';
import * as institutes from './institutes.screen';

const path = '/institution';
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const facets = [aFacet('kind', { Academy: 1, College: 9, Polytechnic: 2, University: 4 })];

function pageWith(name: string) {
  return { ...aPage([{ ...anInstitute, id: name, name }]), facets };
}
const fakeInstitutes = () =>
  fakeNetwork().on(getInstitutesEndpoint, ({ kind, search }) =>
    pageWith(search ? `Found ${search}` : kind ? `A ${kind.join()}` : 'Aravali Institute'),
  );
const open = (url = path, network = fakeInstitutes()) => ({
  network,
  ...renderScreen(institutes, { path, url, network }),
});
const carousel = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('[EX-067] the page shows institutes by name, the largest kinds, and a link to each state', async () => {
  open();
  await (await carousel(/^Institutes and their courses/)).findByRole('link', { name: /Aravali/ });
  await (await carousel(/^Institutes: Colleges/)).findByRole('link', { name: /A College/ });
  await (await carousel(/^Institutes: Universities/)).findByRole('link', { name: /A University/ });
  await (await carousel(/^Institutes: Polytechnics/)).findByRole('link', { name: /A Polytechnic/ });
  expect(screen.queryByRole('region', { name: /Academy/ })).not.toBeInTheDocument();
  expect(document.title).toBe('Institutes | Sopaan');
  const states = screen.getByRole('navigation', { name: 'By state or union territory' });
  expect(within(states).getByRole('link', { name: 'Tamil Nadu' })).toHaveAttribute(
    'href',
    '/institution?location=Tamil%20Nadu',
  );
});

test('[EX-067][EX-071][EX-082] the search bar finds institutes by keyword, location and kind', async () => {
  const { user, url, network } = open('/institution?search=hill&location=Goa');
  const result = await screen.findByRole('link', { name: 'Found hill' });
  expect(result).toHaveAttribute('href', '/institute/overview/Found%20hill');
  expect(screen.getByText('1 institute found')).toBeVisible();
  expect(network.requests(getInstitutesEndpoint)).toEqual([
    { search: 'hill', location: 'Goa', facets: true },
  ]);
  await user.click(screen.getByRole('button', { name: /^College/ }));
  await screen.findByRole('button', { name: 'Remove filter College' });
  expect(url()).toBe('/institution?search=hill&location=Goa&kind=College');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await carousel(/^Institutes and their courses/);
});

test('[EX-067][EX-083] a failed search shows an error and can be retried', async () => {
  let isWorking = false;
  const network = fakeNetwork().on(getInstitutesEndpoint, () =>
    isWorking ? pageWith('Hill School') : serverError,
  );
  const { user } = open('/institution?search=hill', network);
  const alert = await screen.findByRole('alert', { name: 'The institutes could not be loaded' });
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Hill School' });
});
