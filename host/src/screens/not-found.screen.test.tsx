import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen } from '@testing-library/react';
import { Component } from './not-found.screen';

const open = () =>
  renderScreen({ Component }, { path: '/nowhere', url: '/nowhere', network: fakeNetwork() });

test('[HO-063] [HO-064] the 404 page shows its texts', async () => {
  open();
  expect(await screen.findByText("Uh-oh! You're off the map...")).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404 — Page Not Found');
  expect(
    screen.getByText("The page you're looking for might have been moved or doesn't exist."),
  ).toBeVisible();
});

test.each([
  ['Courses', '/course'],
  ['Practice', '/Practice'],
  ['Institutions', '/institution'],
  ['Competitions', '/explore/competition'],
  ['Community', '/community-home'],
  ['Private jobs', '/private-job'],
  ['Government jobs', '/govt-job'],
])('[HO-065] the shortcut %s links to %s', async (name, path) => {
  const { user, url } = open();
  await user.click(await screen.findByRole('link', { name }));
  expect(url()).toBe(path);
});

test('[U22] the 404 page has a search box for the site', async () => {
  open();
  const form = await screen.findByRole('search');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(screen.getByRole('searchbox', { name: 'Search the site' })).toHaveAttribute('name', 'q');
});

test('[U22] the search box of the 404 page opens the results without loading the document again', async () => {
  const { user, url } = open();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search the site' }),
    ' c++ {Enter}',
  );
  expect(url()).toBe('/search?q=c%2B%2B');
});

test('the 404 page offers support', async () => {
  open();
  const support = await screen.findByRole('link', { name: 'Search our answers' });
  expect(support).toHaveAttribute('href', '/support');
});
