import { bus } from '@sopaan/events/bus';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccount } from '../testing/open-settings';
import remoteConfig from '../../remote.config';
import { offline, openDashboard, userServer } from '../testing/open-dashboard';

const LABELS = [
  'My Profile',
  'My Courses',
  'Institutions',
  'Private Jobs',
  'Government Jobs',
  'Saved',
  'Activity',
  'Questions',
  'Your Documents',
  'Settings',
  'Notices',
];
const SETTING_IDS = [
  'profile',
  'courses',
  'institution',
  'privatejob',
  'govtjob',
  'saved',
  'activity',
  'questions',
  'document',
  'account',
  'notices',
];
const heading = () => screen.getByRole('heading', { level: 1 });

test('[PF-001] /profile redirects to /profile/profile', () => {
  expect(remoteConfig.routes).toContainEqual({
    path: '/profile',
    redirect: { guest: '/profile/profile', member: '/profile/profile' },
  });
});

test('[PF-002] [PF-003] [PF-004] the sidebar links to the seven sections of the spec, and to Saved, Activity, Questions and Notices', async () => {
  const { user, url } = openDashboard();
  const sidebar = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  const links = sidebar.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(LABELS);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    SETTING_IDS.map((settingId) => `/profile/${settingId}`),
  );
  await user.click(sidebar.getByRole('link', { name: 'Your Documents' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Your Documents'));
  expect(url()).toBe('/profile/document');
  expect(sidebar.getByRole('link', { name: 'Your Documents' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('[PF-005] [PF-008] an unknown section shows page not found under the heading Dashboard', async () => {
  openDashboard({ subpath: 'treasure' });
  expect(await screen.findByText('page not found')).toBeInTheDocument();
  expect(heading()).toHaveTextContent('Dashboard');
  expect(screen.getByRole('button', { name: 'Sections' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
    'href',
    '/profile/profile',
  );
});

test('[PF-006] on a small screen the sidebar is a drawer that an outside click closes', async () => {
  const { user } = openDashboard();
  const open = await screen.findByRole('button', { name: 'Sections' });
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  await user.click(open);
  const drawer = await screen.findByRole('presentation');
  expect(within(drawer).getByRole('navigation', { name: 'Dashboard' })).toBeInTheDocument();
  const backdrop = drawer.firstElementChild;
  if (backdrop) fireEvent.click(backdrop);
  await waitFor(() => expect(screen.queryByRole('presentation')).not.toBeInTheDocument());
});

test('[PF-006] a route change closes the drawer', async () => {
  const { user } = openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Sections' }));
  const drawer = within(await screen.findByRole('presentation'));
  await user.click(drawer.getByRole('link', { name: 'Institutions' }));
  await waitFor(() => expect(screen.queryByRole('presentation')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Institutions', level: 1 })).toBeVisible();
});

test('[PF-007] Log out requests the logout from the host', async () => {
  const listener = jest.fn();
  const undo = bus.subscribe('logout:requested', listener);
  const { user } = openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(listener).toHaveBeenCalledTimes(1);
  undo();
});

test.each(LABELS.map((label, index) => [label, index] as const))(
  '[PF-008] the section %s has its label as heading and page title',
  async (label, index) => {
    openDashboard({ subpath: SETTING_IDS[index], network: anAccount() });
    await waitFor(() => expect(heading()).toHaveTextContent(label));
    expect(document.title).toBe(`${label} | Sopaan`);
  },
);

test('[PF-009] the user is fetched with the five lists', async () => {
  const network = userServer();
  openDashboard({ network });
  await screen.findByRole('heading', { name: 'Asha Rao' });
  expect(network.requests(getUserEndpoint)).toEqual([
    {
      requiredata: [
        'courses',
        'institutions',
        'private_job_application',
        'competion_application',
        'govt_job_application',
      ],
    },
  ]);
});

test('[PF-010] a failed fetch shows Error and its message; Try again reloads', async () => {
  const network = userServer();
  network.on(getUserEndpoint, offline);
  const { user } = openDashboard({ network });
  expect(
    await screen.findByText('Error: No connection. Check your network and try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sections' })).toBeInTheDocument();
  network.on(getUserEndpoint, () => new Promise((resolve) => setTimeout(resolve, 50, aUser())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
});

test('[PF-010] the page shows Loading... while the user is fetched', async () => {
  openDashboard();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeInTheDocument();
});

test('[PF-010] [PF-011] without a session no user is fetched; the route requires a session', async () => {
  const network = userServer();
  openDashboard({ network, session: 'guest' });
  expect(await screen.findByText('Loading Your Profile')).toBeInTheDocument();
  expect(network.calls).toEqual([]);
  expect(remoteConfig.routes).toContainEqual(
    expect.objectContaining({ path: '/profile/:settingId', access: 'session' }),
  );
});
