import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SopaanTheme, useThemeMode } from '@sopaan/ui/core';
import { setViewport } from '../../testing/viewport';
import { THEME_KEY } from './theme-mode';

function Choice() {
  const { mode, shown, setMode } = useThemeMode();
  return <button onClick={() => setMode('dark')}>{`${mode} ${shown}`}</button>;
}

const open = () =>
  render(
    <SopaanTheme>
      <Choice />
    </SopaanTheme>,
  );

beforeEach(() => localStorage.clear());

test('the device decides until the visitor does, and the choice is kept', async () => {
  setViewport({ width: 1280, dark: true });
  open().unmount();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  setViewport({ width: 1280 });
  open();
  expect(screen.getByRole('button')).toHaveTextContent('system light');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
});

test('a stored value that is no mode counts as none', () => {
  localStorage.setItem(THEME_KEY, 'purple');
  open();
  expect(screen.getByRole('button')).toHaveTextContent('system');
});

test('without storage the choice lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('dark dark');
});

test('styles carry the nonce of the page', () => {
  document.head.innerHTML = '<meta name="csp-nonce" content="abc123">';
  open();
  const styles = [...document.head.querySelectorAll('style[data-emotion^="sp"]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every((style) => style.getAttribute('nonce') === 'abc123')).toBe(true);
});
