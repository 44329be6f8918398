import { bus } from '@sopaan/events/bus';
import { SopaanTheme } from '@sopaan/ui/core';
import { act, render, screen } from '@testing-library/react';
import { ToastHost } from './toast-host';

jest.mock('./toast-stack', () => {
  throw new Error('Loading chunk 798 failed');
});

afterEach(() => jest.useRealTimers());

test('toasts are shown for their duration when the code of the toast stack cannot be loaded', async () => {
  jest.useFakeTimers();
  render(
    <SopaanTheme>
      <ToastHost />
    </SopaanTheme>,
  );
  const key = 'save';
  act(() => bus.publish('toast:requested', { message: 'Saving…', kind: 'loading', key }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('log', { name: 'Notifications' })).toHaveTextContent('Saving…');
  act(() => bus.publish('toast:requested', { message: 'Saved', kind: 'success', key }));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Saved')).toBeNull();
});
