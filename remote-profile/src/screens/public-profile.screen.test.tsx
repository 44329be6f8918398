import { ApiError } from '@sopaan/api-client/api-error';
import {
  getPublicProfileEndpoint,
  type PublicProfile,
} from '@sopaan/schemas/public-profile/public-profile';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor } from '@testing-library/react';
import { aPublicProfile, emptyPage } from '../testing/public-profile';
import * as publicProfile from './public-profile.screen';

const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });

function open(profile: PublicProfile | ApiError = aPublicProfile()) {
  const network = fakeNetwork().on(getPublicProfileEndpoint, () => profile);
  return renderScreen(publicProfile, { path: '/u/:username', url: '/u/asha', network });
}

const robots = () => document.head.querySelector('meta[name="robots"]');

test('[PF-015] [PF-048] a public page shows its sections to a guest', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['About', 'Skills', 'Experience', 'Education', 'Projects', 'Links']);
  expect(screen.getByText('@asha')).toBeVisible();
  expect(screen.getByText('Machine learning · Advanced')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Data Analyst' })).toBeVisible();
  expect(screen.getByText('Apr 2024 to present')).toBeVisible();
  expect(document.title).toBe('Asha Rao, Data Analyst | Sopaan');
  expect(robots()).toBeNull();
});

test('a public page leaves out sections without content', async () => {
  open(aPublicProfile({ ...emptyPage, skills: [{ name: 'sql', level: 'Expert' }] }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.queryByText('Nothing here yet')).toBeNull();
});

test('a public page without content shows a message', async () => {
  open(aPublicProfile(emptyPage));
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('[PF-048] for an unknown username, and for a page that is switched off, the page is not found', async () => {
  open(notFound);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not find this profile',
  );
  expect(document.title).toBe('Profile not found | Sopaan');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/support');
});

test("a member's links carry no weight for search engines, and only those with http or https are links", async () => {
  const link = (url: string) => ({ platform: 'github', url, icon: '' });
  open(
    aPublicProfile({ socialLinks: [link('https://example.in/me'), link('javascript:alert(1)')] }),
  );
  expect(await screen.findByRole('link', { name: /^https:\/\/example.in\/me/ })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  );
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
});

test('a page that its owner hides from search engines has noindex while it is shown', async () => {
  const { unmount } = open(aPublicProfile({ isIndexable: false }));
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toHaveAttribute('content', 'noindex');
  unmount();
  expect(robots()).toBeNull();
});

test('[PF-015] a visitor can share the URL of a public page', async () => {
  const { user, toasts } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: 'Link copied to clipboard!' }]));
  expect(write).toHaveBeenCalledWith('http://localhost/u/asha');
});
