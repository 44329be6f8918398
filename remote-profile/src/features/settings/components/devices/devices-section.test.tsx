import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import {
  endSessionEndpoint,
  endSessionsEndpoint,
  listSessionsEndpoint,
} from '@sopaan/schemas/account/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aDevice,
  anAccount,
  aSession,
  openSettings,
  findButton,
} from '../../../../testing/open-settings';

const phone = aDevice('phone', 'Chrome on Android');
const nameless = aDevice('nameless', '', 3 * 24 * 60);
const networkError = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

const threeDevices = () =>
  anAccount({ sessions: [aSession(), phone, nameless] })
    .on(endSessionEndpoint, () => ({ status: 'ended' }))
    .on(endSessionsEndpoint, () => ({ status: 'ended' }));

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const logOut = (name: string) => findButton(new RegExp(`^Log out ${name}, logged in since`));

test('each device shows its name, when it was logged in and when it was last used', async () => {
  openSettings(threeDevices());
  const [here, first, second] = await rows();
  expect(here).toHaveTextContent(/Firefox on Linux.*This device.*Last used just now/);
  expect(first).toHaveTextContent(
    /Chrome on Android.*Last used 5 minutes ago, \d+ \w+ 20\d\d, \d+:\d\d [ap]m \S+/,
  );
  expect(first).toHaveTextContent(/Logged in since \d+ \w+ 20\d\d, \d+:\d\d [ap]m \S+/);
  expect(second).toHaveTextContent(/Unknown device.*Last used 3 days ago/);
  expect(screen.getAllByText('This device')).toHaveLength(1);
});

test('logging out another device is sent once and confirmed, and moves the focus to the next row before its row is removed', async () => {
  const { network, user, toasts } = openSettings(threeDevices());
  await user.dblClick(await logOut('Chrome on Android'));
  expect(await screen.findByText('Logged out')).toBeVisible();
  const [, removed, next] = await rows();
  expect(removed).toHaveTextContent('Chrome on Android');
  expect(next).toHaveFocus();
  expect(toasts).toEqual([{ kind: 'success', message: 'Chrome on Android has been logged out.' }]);
  await waitFor(async () => expect(await rows()).toHaveLength(2), { timeout: 5_000 });
  expect(screen.queryByText('Chrome on Android')).toBeNull();
  expect(network.requests(endSessionEndpoint)).toEqual([{ sessionId: 'phone' }]);
});

test('a device that is already logged out counts as logged out', async () => {
  const network = threeDevices().on(
    endSessionEndpoint,
    () => new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' }),
  );
  const { user, toasts } = openSettings(network);
  await user.click(await logOut('Unknown device'));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(toasts).toEqual([{ kind: 'success', message: 'Unknown device has been logged out.' }]);
});

test('a device that could not be logged out stays, with the reason', async () => {
  const { user } = openSettings(threeDevices().on(endSessionEndpoint, networkError));
  await user.click(await logOut('Chrome on Android'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Chrome on Android could not be logged out',
  );
  expect(await rows()).toHaveLength(3);
  expect(await logOut('Chrome on Android')).toHaveFocus();
});

test('all other devices are logged out with one button', async () => {
  const { network, user, toasts } = openSettings(threeDevices());
  await user.dblClick(await findButton('Log out everywhere else'));
  await screen.findByText('You are logged in on this device only.');
  expect(network.requests(endSessionsEndpoint)).toEqual([{ keepThis: true }]);
  expect(toasts).toEqual([{ kind: 'success', message: 'All other devices have been logged out.' }]);
  const [here] = await rows();
  expect(here).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Log out ./ })).toBeNull();
});

test('a failure to log out the others is shown next to the button', async () => {
  const { user } = openSettings(threeDevices().on(endSessionsEndpoint, networkError));
  await user.click(await findButton('Log out everywhere else'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your other devices could not be logged out');
  expect(await rows()).toHaveLength(3);
});

test('logging out everywhere logs out the other devices, then this one', async () => {
  const { network, user } = openSettings(threeDevices());
  const onLogoutRequested = jest.fn();
  const stop = bus.subscribe('logout:requested', onLogoutRequested);
  await user.dblClick(await findButton('Log out everywhere'));
  await waitFor(() => expect(onLogoutRequested).toHaveBeenCalledTimes(1));
  expect(network.requests(endSessionsEndpoint)).toEqual([{ keepThis: true }]);
  stop();
});

test('when logging out everywhere fails, this device stays logged in', async () => {
  const { user } = openSettings(threeDevices().on(endSessionsEndpoint, networkError));
  const onLogoutRequested = jest.fn();
  const stop = bus.subscribe('logout:requested', onLogoutRequested);
  await user.click(await findButton('Log out everywhere'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your other devices could not be logged out',
  );
  expect(onLogoutRequested).not.toHaveBeenCalled();
  stop();
});

test('this device is logged out from its row', async () => {
  const { user } = openSettings(threeDevices());
  const onLogoutRequested = jest.fn();
  const stop = bus.subscribe('logout:requested', onLogoutRequested);
  await user.click(await findButton('Log out'));
  expect(onLogoutRequested).toHaveBeenCalledTimes(1);
  stop();
});

test('the list of devices shows a loading state, then a failure that can be retried', async () => {
  const network = threeDevices().on(listSessionsEndpoint, networkError);
  const { user } = openSettings(network);
  const section = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(section.getByRole('status')).toHaveTextContent('Loading...');
  await screen.findByRole('alert', { name: 'Your devices could not be loaded' });
  network.on(listSessionsEndpoint, () => ({ sessions: [aSession()] }));
  await user.click(await findButton('Try again'));
  expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
});

test('a long list of devices shows its first rows, and all when expanded', async () => {
  const many = Array.from({ length: 9 }, (_, at) => aDevice(`d${at}`, `Device ${at}`));
  const { user } = openSettings(anAccount({ sessions: [aSession(), ...many] }));
  await screen.findByText('Device 0');
  expect(await rows()).toHaveLength(6);
  await user.click(await findButton('Show all 10 devices'));
  expect(await rows()).toHaveLength(10);
  const fewer = await findButton('Show fewer devices');
  expect(fewer).toHaveFocus();
  await user.click(fewer);
  expect(await rows()).toHaveLength(6);
});
