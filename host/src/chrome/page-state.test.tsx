import { SopaanTheme } from '@sopaan/ui/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';

function connectionIs(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('shows the offline notice while offline, in a live region that already exists', () => {
  render(
    <SopaanTheme>
      <OfflineNotice />
    </SopaanTheme>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  connectionIs(false);
  expect(region).toHaveTextContent(/^You are offline\./);
  connectionIs(true);
  expect(region).toBeEmptyDOMElement();
});

test('shows a progress bar while the next page loads', async () => {
  let finishLoading: (value: null) => void = () => undefined;
  const home = (
    <>
      <NavigationProgress />
      <Link to="/next">Next</Link>
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: home },
    {
      path: '/next',
      element: <p>Here</p>,
      loader: () => new Promise<null>((resolve) => (finishLoading = resolve)),
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => finishLoading(null));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
