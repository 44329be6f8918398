import { screen } from '@testing-library/react';
import { AppLink, LinkButton, SkipLink } from '@sopaan/ui/core';
import { renderOnPage } from '../../testing/render-on-page';

test('a link within the site uses the router, one to another site is a plain link', async () => {
  const { user, address } = renderOnPage(
    <>
      <AppLink to="/course?level=Beginner">Courses</AppLink>
      <LinkButton to="/private-job">Jobs</LinkButton>
      <AppLink to="https://example.in/">Elsewhere</AppLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  expect(address()).toBe('/course?level=Beginner');
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(address()).toBe('/private-job');
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  expect(elsewhere).toHaveAttribute('href', 'https://example.in/');
  expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the skip link focuses the main content', async () => {
  const { user } = renderOnPage(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        content
      </main>
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
