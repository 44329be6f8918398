import { screen, waitFor, within } from '@testing-library/react';
import { openChallenge } from '../testing/open-challenge';
import { setWindowWidth } from '../testing/window-width';

jest.mock('../features/editor/monaco/monaco', () => {
  throw new Error('These tests use the plain editor.');
});

beforeEach(() => localStorage.clear());

const separator = (name: string) => screen.findByRole('separator', { name });
const statementWidth = () => separator('Width of the problem statement');
const outputHeight = () => separator('Height of the output');

test('[U20] the panes are resized by keyboard within limits, and the sizes are kept on the device', async () => {
  const first = openChallenge();
  expect(await statementWidth()).toHaveAttribute('aria-valuenow', '25');
  (await statementWidth()).focus();
  await first.user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(await statementWidth()).toHaveAttribute('aria-valuenow', '27');
  await first.user.keyboard('{End}{ArrowRight}');
  expect(await statementWidth()).toHaveAttribute('aria-valuenow', '60');
  (await outputHeight()).focus();
  await first.user.keyboard('{ArrowUp}{Home}{ArrowUp}');
  expect(await outputHeight()).toHaveAttribute('aria-valuenow', '14');
  await first.user.keyboard('{Enter}');
  expect(await outputHeight()).toHaveAttribute('aria-valuenow', '60');
  await first.user.keyboard('{Enter}');
  expect(await outputHeight()).toHaveAttribute('aria-valuenow', '30');
  first.unmount();

  openChallenge();
  expect(await statementWidth()).toHaveAttribute('aria-valuenow', '60');
  expect(await outputHeight()).toHaveAttribute('aria-valuenow', '30');
});

/** jsdom has no layout. */
function setWidths(separator: HTMLElement, { pane, space }: { pane: number; space: number }) {
  const controlled = document.getElementById(separator.getAttribute('aria-controls') ?? '');
  for (const [element, width] of [
    [controlled, pane],
    [separator.parentElement, space],
  ] as const) {
    jest
      .spyOn(element ?? separator, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, width, 600));
  }
}

test('[U20] a pane that is wider than its size, because of its minimum width, grows and shrinks from the displayed width', async () => {
  const { user } = openChallenge();
  const element = await statementWidth();
  setWidths(element, { pane: 300, space: 1_000 });
  element.focus();
  await user.keyboard('{ArrowRight}');
  expect(element).toHaveAttribute('aria-valuenow', '32');
});

test('[U20] a pane is resized by dragging its separator; damaged sizes are ignored', async () => {
  localStorage.setItem('sopaan.editor.pane-sizes', '{"statement":"wide"}');
  const { user } = openChallenge();
  const element = await statementWidth();
  expect(element).toHaveAttribute('aria-valuenow', '25');
  Object.assign(element, { setPointerCapture: () => undefined });
  setWidths(element, { pane: 250, space: 1_000 });
  const at = (clientX: number) => ({ target: element, coords: { clientX, clientY: 100 } });
  await user.pointer([
    { ...at(250), keys: '[MouseLeft>]' },
    at(300),
    at(350),
    { ...at(350), keys: '[/MouseLeft]' },
  ]);
  expect(element).toHaveAttribute('aria-valuenow', '35');
  // A click is an alternative to dragging.
  await user.pointer([
    { ...at(350), keys: '[MouseLeft>]' },
    { ...at(350), keys: '[/MouseLeft]' },
  ]);
  expect(element).toHaveAttribute('aria-valuenow', '60');
});

test('[U20] [PR-007] [PR-008] a narrow window shows the code first, and a bar switches to the problem and the output', async () => {
  setWindowWidth(360);
  const { user } = openChallenge();
  const bar = within(await screen.findByRole('navigation', { name: 'Parts of the challenge' }));
  const shownPart = () => bar.getByRole('button', { current: true }).textContent;
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Problem',
    'Code',
    'Output',
    'Submissions',
  ]);
  expect(shownPart()).toBe('Code');
  const panelToggle = bar.getByRole('button', { name: 'Problem Statement' });
  await user.click(panelToggle);
  expect(panelToggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(panelToggle);
  expect(shownPart()).toBe('Code');
  await user.click(screen.getByRole('button', { name: 'Run Code' }));
  expect(shownPart()).toBe('Output');
  expect(panelToggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(bar.getByRole('button', { name: 'Submissions' }));
  await waitFor(() => expect(shownPart()).toBe('Submissions'));
  expect(await screen.findByText(/^Nothing submitted yet/)).toBeVisible();
});
