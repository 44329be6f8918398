import { screen } from '@testing-library/react';
import { openSettings } from '../../../../testing/open-settings';

test('the theme is stored on this device, like the choice in the menu of the header', async () => {
  const { user } = openSettings();
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(localStorage.getItem('sopaan-theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
});
