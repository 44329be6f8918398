import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { PageAnnouncer } from './page-announcer';

function open(page: ReactNode) {
  const frame = (
    <>
      <PageAnnouncer />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <Link to="/next">Next</Link> },
        { path: '/next', element: page },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

test('after a change of page its content has the focus', async () => {
  const user = open(<h1>Next page</h1>);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Next page' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Somebody who is in the field as soon as it is drawn, before any effect of the page has run. */
function QuickVisitor() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Email" />;
}

test('whoever is in a field of the new page by then stays in it', async () => {
  const user = open(<QuickVisitor />);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.keyboard('asha@example.in');
  expect(field).toHaveValue('asha@example.in');
});
