import { screen } from '@testing-library/react';
import { EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { renderOnPage } from '../../testing/render-on-page';

test('[SH-040] a loading region says Loading... and hides its skeleton from screen readers', () => {
  renderOnPage(<LoadingState shape="cards" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
});

test('an empty region shows its title and its action', () => {
  renderOnPage(<EmptyState title="No courses found." action={<a href="/course">Explore</a>} />);
  expect(screen.getByText('No courses found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore' })).toBeVisible();
});

test('a failed region retries once at a time and keeps the focus', async () => {
  let finish = () => {};
  const retry = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderOnPage(<FailedState title="Jobs could not be loaded" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveAccessibleName('Jobs could not be loaded');
  const button = screen.getByRole('button', { name: 'Try again' });
  await user.click(button);
  await user.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(button).toHaveTextContent('Trying…');
  finish();
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
});
