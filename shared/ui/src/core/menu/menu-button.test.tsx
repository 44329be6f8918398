import { screen } from '@testing-library/react';
import { MenuButton } from '@sopaan/ui/core';
import { renderOnPage } from '../../testing/render-on-page';

const onSelectDark = jest.fn();
const entries = [
  { label: 'About', to: '/about-us' },
  { label: 'Community', to: '/community-home' },
  { label: 'Dark', onSelect: onSelectDark, selected: true },
];

function renderMenu() {
  return renderOnPage(<MenuButton entries={entries}>More</MenuButton>);
}
const button = () => screen.getByRole('button', { name: 'More' });

test('keys navigate the menu, and Escape returns the focus to the button', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'About' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
  await user.keyboard('c');
  expect(screen.getByRole('menuitem', { name: 'Community' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('an entry navigates to its page or calls its handler', async () => {
  const { user, currentUrl } = renderMenu();
  await user.click(button());
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(onSelectDark).toHaveBeenCalledTimes(1);
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Community' }));
  expect(currentUrl()).toBe('/community-home');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a click outside closes the menu', async () => {
  const { user } = renderMenu();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
