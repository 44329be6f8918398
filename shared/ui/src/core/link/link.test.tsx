import { screen } from '@testing-library/react';
import { AppLink, LinkButton, SkipLink } from '@sopaan/ui/core';
import { renderOnPage } from '../../testing/render-on-page';

test('links within the site use the router', async () => {
  const { user, currentUrl } = renderOnPage(
    <>
      <AppLink to="/course?level=Beginner">Courses</AppLink>
      <LinkButton to="/private-job">Jobs</LinkButton>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  expect(currentUrl()).toBe('/course?level=Beginner');
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(currentUrl()).toBe('/private-job');
});

test('links to other sites open in a new tab and say so', () => {
  renderOnPage(
    <>
      <AppLink to="https://example.in/">Text</AppLink>
      <AppLink to="https://example.in/" aria-label="Labelled text" rel="nofollow noopener">
        Text
      </AppLink>
      <LinkButton to="https://example.in/">Button</LinkButton>
      <LinkButton to="https://example.in/" aria-label="Labelled button">
        Button
      </LinkButton>
    </>,
  );
  const links = screen.getAllByRole('link');
  for (const [index, name] of ['Text', 'Labelled text', 'Button', 'Labelled button'].entries()) {
    const link = links[index];
    expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`);
    expect(link).toHaveAttribute('href', 'https://example.in/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  }
});

test('links to mail addresses and phone numbers open no tab', () => {
  renderOnPage(
    <>
      <AppLink to="mailto:office@example.in">Write</AppLink>
      <LinkButton to="tel:+912055509876">Call</LinkButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Write' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'Call' })).not.toHaveAttribute('target');
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
