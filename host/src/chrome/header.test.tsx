import { startSession, endSession } from '@sopaan/session/actions';
import { SopaanTheme } from '@sopaan/ui/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Header } from './header';

function widthIs(isWide: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isWide && query.includes('min-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

function open(at = '/', { isWide = true, hideMenu = false } = {}) {
  widthIs(isWide);
  const page = { element: <Header hideMenu={hideMenu} />, children: [] };
  const router = createMemoryRouter([{ path: '*', ...page }], { initialEntries: [at] });
  render(
    <SopaanTheme>
      <RouterProvider router={router} />
      <p>Outside the menu</p>
    </SopaanTheme>,
  );
  return { user: userEvent.setup({ delay: null }), router };
}

const targetsOf = (links: HTMLElement[]): Array<string | null> =>
  links.map((link) => link.getAttribute('href'));

beforeEach(() => endSession());

test('[HO-019] [HO-020] [HO-024] the menu has its labelled links, jobs and competitions, and More', () => {
  open();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(targetsOf(menu.getAllByRole('link'))).toEqual([
    '/',
    '/course',
    '/institution',
    '/Practice',
    '/private-job',
    '/govt-job',
    '/competition',
  ]);
  expect(menu.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/course');
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Learn',
    'Institutions',
    'Practice',
    'Jobs',
    'Government jobs',
    'Competitions',
  ]);
  expect(menu.getByRole('button', { name: 'More' })).toBeVisible();
});

test('marks the link of the current page', () => {
  open('/course');
  expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('[HO-021] [HO-022] [HO-020] More contains eight links, each with a target', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const items = screen.getAllByRole('menuitem');
  expect(targetsOf(items)).toEqual([
    '/private-job',
    '/govt-job',
    '/competition',
    '/mentor',
    '/learn/quizzes',
    '/community-home',
    '/under-development/host-opportunity',
    '/Hiring-platform',
  ]);
  expect(items.slice(-2).map((item) => item.textContent)).toEqual(['Host Event', 'Host Job']);
});

test('[HO-025] clicking More opens the menu, clicking again closes it', async () => {
  const { user } = open();
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.click(more);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('[HO-026] clicking outside the open menu closes it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByText('Outside the menu'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('[HO-027] choosing a link in the open menu navigates and closes the menu', async () => {
  const { user, router } = open();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Competitions' }));
  expect(router.state.location.pathname).toBe('/competition');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('[HO-023] shows Log in and no avatar without a token', () => {
  open();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  expect(screen.queryByRole('link', { name: /^Profile/ })).toBeNull();
});

test('[HO-023] shows the avatar and no Log in with a token, even when logged in after the page was opened', async () => {
  open();
  act(() => startSession('T1'));
  expect(localStorage.getItem('token')).toBe('T1');
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeVisible();
});

test('[HO-024] hides the menu when the hide-menu flag is set', () => {
  open('/', { hideMenu: true });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sopaan, home' })).toBeVisible();
});

test('[HO-019] [HO-021] on a small screen one button opens a menu with every link', async () => {
  const { user } = open('/', { isWide: false });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(targetsOf(screen.getAllByRole('menuitem'))).toEqual([
    '/',
    '/course',
    '/institution',
    '/Practice',
    '/private-job',
    '/govt-job',
    '/competition',
    '/mentor',
    '/learn/quizzes',
    '/community-home',
    '/under-development/host-opportunity',
    '/Hiring-platform',
  ]);
});

test('applies the chosen theme', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
