import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearchParams,
} from 'react-router-dom';
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

test('moves the focus to the content after a navigation', async () => {
  const user = open(<h1>Next page</h1>);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'Next page' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

/** Focuses its field as soon as it is rendered, before any effect has run. */
function FocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Email" />;
}

test('keeps the focus in a field of the new page', async () => {
  const user = open(<FocusedField />);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await user.keyboard('asha@example.in');
  expect(field).toHaveValue('asha@example.in');
});

/** One item, or the list of items. */
function ItemOrList() {
  const [parameters] = useSearchParams();
  return parameters.get('item') ? (
    <p>
      <Link to="/next">All items</Link>
    </p>
  ) : (
    <>
      <Link to="/next?item=1">First item</Link>
      <Link to="/next?sort=newest">Newest first</Link>
    </>
  );
}

test('moves the focus to the content if a navigation within the page removes the focused element', async () => {
  const user = open(<ItemOrList />);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  const sort = await screen.findByRole('link', { name: 'Newest first' });
  await user.click(sort);
  expect(sort).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'First item' }));
  await screen.findByRole('link', { name: 'All items' });
  expect(screen.getByRole('main')).toHaveFocus();
});
