import { ApiError } from '@sopaan/api-client/api-error';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { aUser } from '@sopaan/testing/fixtures';
import { screen } from '@testing-library/react';
import { aRegistry, openConsole, mockScreenWidth } from '../testing/open-console';

test('an administrator sees the tabs; the URL holds the tab and the environment', async () => {
  const { user, url } = openConsole('?tab=history&environment=production');
  await screen.findByRole('heading', { name: 'History of production' });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('History');
  await user.click(screen.getByRole('tab', { name: 'Environments' }));
  await screen.findByRole('heading', { name: 'production' });
  expect(url()).toBe('/releases?tab=environments&environment=production');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Releases');
});

test('the tabs can be used by keyboard', async () => {
  const { user, url } = openConsole();
  await user.click(await screen.findByRole('tab', { name: 'Environments' }));
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('heading', { name: 'History of production' });
  expect(url()).toBe('/releases?tab=history');
});

test('a member who is not an administrator sees an explanation, and the registry is not called', async () => {
  const network = aRegistry().on(getUserEndpoint, () => aUser({ role: 'mentor' }));
  const { calls } = network;
  openConsole('', network);
  await screen.findByText('Only administrators can see releases');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(calls.filter((call) => call.includes('/releases'))).toEqual([]);
});

test('an account that cannot be loaded shows an error and can be retried', async () => {
  const network = aRegistry().on(
    getUserEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user } = openConsole('', network);
  await screen.findByText('Your account could not be loaded');
  network.on(getUserEndpoint, () => aUser({ role: 'admin' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'production' });
});

test.each([360, 1280])('shows all releases of an environment at %i px', async (width) => {
  mockScreenWidth(width);
  openConsole();
  const name = 'Releases in production';
  await (width === 1280
    ? screen.findByRole('table', { name })
    : screen.findByRole('list', { name }));
  expect(screen.getByText('1.0.0-e1')).toBeVisible();
  expect(screen.getByText('1.0.0-h1')).toBeVisible();
});
