import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SopaanTheme, useThemeMode } from '@sopaan/ui/core';
import { setViewport } from '../../testing/viewport';
import { THEME_KEY } from './theme-mode';

function ModeButton() {
  const { mode, shown, setMode } = useThemeMode();
  return <button onClick={() => setMode('dark')}>{`${mode} ${shown}`}</button>;
}

const open = () =>
  render(
    <SopaanTheme>
      <ModeButton />
    </SopaanTheme>,
  );

beforeEach(() => localStorage.clear());

test('the theme follows the device until the visitor chooses a mode, and stores that choice', async () => {
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

test('a printed page has the light theme, whatever the visitor has chosen', () => {
  localStorage.setItem(THEME_KEY, 'dark');
  setViewport({ width: 1280, dark: true, print: true });
  open();
  expect(screen.getByRole('button')).toHaveTextContent('dark light');
  expect(document.documentElement.style.colorScheme).toBe('light');
});

test('the theme ignores a stored value that is not a mode', () => {
  localStorage.setItem(THEME_KEY, 'purple');
  open();
  expect(screen.getByRole('button')).toHaveTextContent('system');
});

test('without storage the choice applies until the page is left', async () => {
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

test('style elements carry the nonce of the page', () => {
  render(<SopaanTheme nonce="abc123">page</SopaanTheme>);
  const styles = [...document.head.querySelectorAll('style[data-emotion^="sp"]')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every((style) => style.getAttribute('nonce') === 'abc123')).toBe(true);
});

test('[U9] the kerning of Mukta, which narrows the space after commas and full stops, is off', () => {
  // The test's browser drops properties that it does not know, so the rules are read before it parses them.
  const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  open();
  const rules = insertRule.mock.calls.map(([rule]) => rule).join('');
  expect(rules).toMatch(/\bbody\{[^}]*font-kerning:none/);
});
