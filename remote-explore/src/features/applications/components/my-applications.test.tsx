import { ApiError } from '@sopaan/api-client/api-error';
import {
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
  type ApplicationListItem,
} from '@sopaan/schemas/jobs/application';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { anApplication, aWithdrawnApplication } from '../../../testing/job-detail';
import { MyApplications } from './my-applications';

const at = { path: '/private-job', url: '/private-job' };
const panel = { Component: () => <MyApplications kind="private" /> };

function myApplication(
  id: string,
  changes: Partial<ApplicationListItem> = {},
): ApplicationListItem {
  return {
    ...anApplication({ applicationId: id }),
    job: {
      id,
      title: `Job ${id}`,
      organization: { name: 'Sahyadri Systems', logo_url: '' },
      status: 'open',
      lastDate: '2099-02-01T18:29:59.000Z',
    },
    ...changes,
  };
}

test('[U11] a member can page through all applications and withdraw one', async () => {
  const pages = [
    { items: [myApplication('a')], nextCursor: 'next' },
    { items: [myApplication('b')], nextCursor: null },
  ];
  const read = ({ cursor }: { cursor?: string | undefined }) =>
    pages[cursor === 'next' ? 1 : 0] ?? { items: [], nextCursor: null };
  const network = fakeNetwork().on(getApplicationsEndpoint, read);
  const { user } = renderScreen(panel, { ...at, network, session: 'member' });
  expect(await screen.findByRole('link', { name: 'Job a' })).toHaveAttribute(
    'href',
    '/job/preview/job-a/a',
  );
  const networkError = new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
  network.on(getApplicationsEndpoint, () => networkError);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(networkError.message);
  network.on(getApplicationsEndpoint, read);
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Job b' })).toHaveFocus());
  expect(network.requests(getApplicationsEndpoint)).toEqual([
    { kind: 'private', limit: 10, cursor: 'next' },
  ]);

  network.on(withdrawApplicationEndpoint, () => {
    pages[0] = { items: [myApplication('a', aWithdrawnApplication())], nextCursor: 'next' };
    return { application: aWithdrawnApplication() };
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw Job a' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findAllByText('Withdrawn by you')).not.toHaveLength(0);
  expect(network.requests(withdrawApplicationEndpoint)).toEqual([{ id: 'a' }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Withdraw Job a' })).not.toBeInTheDocument(),
  );
});

test('[U11] a failed list can be retried, an empty list shows a message, and a guest sees no list', async () => {
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  const network = fakeNetwork().on(getApplicationsEndpoint, () => serverError);
  const { user, unmount } = renderScreen(panel, { ...at, network, session: 'member' });
  await screen.findByRole('alert', { name: 'Your applications could not be loaded' });
  network.on(getApplicationsEndpoint, () => ({ items: [], nextCursor: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No applications yet');
  unmount();

  const guestNetwork = fakeNetwork();
  renderScreen(panel, { ...at, network: guestNetwork });
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  expect(screen.queryByText('Your applications')).not.toBeInTheDocument();
  expect(guestNetwork.calls).toEqual([]);
});
