import { ApiError } from '@sopaan/api-client/api-error';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SendAgain } from './send-again';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(send: () => Promise<unknown>, sentAt?: number) {
  render(
    <SopaanTheme>
      <QueryClientProvider client={new QueryClient()}>
        <SendAgain send={send} sentAt={sentAt} sentMessage="Another email is on its way." />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  const button = screen.getByRole('button', { name: 'Send it again' });
  const press = () => act(async () => void fireEvent.click(button));
  return { button, press };
}

const advanceTime = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('[HO-062] an email can be sent again after 30 seconds; the countdown is shown and the button keeps the focus', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { button, press } = open(send);
  act(() => button.focus());
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Another email is on its way.');
  expect(screen.getByText('in 30 s')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await advanceTime(29);
  expect(screen.getByText('in 1 s')).toBeVisible();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  await advanceTime(1);
  expect(screen.queryByText(/^in \d/)).toBeNull();
  expect(button).toHaveFocus();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('screen readers hear the start and the end of the countdown, not the seconds', async () => {
  const { press } = open(() => Promise.resolve());
  await press();
  const status = screen.getByRole('status');
  const first = status.textContent;
  await advanceTime(10);
  expect(status.textContent).toBe(first);
  await advanceTime(20);
  expect(status).toHaveTextContent('You can request it again now.');
});

test('the 30 seconds start when the first email was sent', async () => {
  open(() => Promise.resolve(), Date.now() - 12_000);
  expect(screen.getByText('in 18 s')).toBeVisible();
});

test('setting the clock back does not prolong the 30 seconds', async () => {
  open(() => Promise.resolve(), Date.now() - 12_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  await advanceTime(17);
  expect(screen.getByText('in 1 s')).toBeVisible();
  await advanceTime(1);
  expect(screen.queryByText(/^in \d/)).toBeNull();
});

test('a rejection is shown, and the button waits for its Retry-After', async () => {
  const message = 'Too many requests. Try again in 5 minutes.';
  const limited = { code: 'RATE_LIMITED', status: 429, origin: 'server' } as const;
  const { button, press } = open(() =>
    Promise.reject(new ApiError({ ...limited, message, retryAfter: 300 })),
  );
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(message);
  expect(screen.getByText('in 5 min')).toBeVisible();
  await advanceTime(299);
  expect(screen.getByText('in 1 s')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('after a network error the email can be requested again immediately', async () => {
  const send = jest
    .fn<Promise<unknown>, []>()
    .mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' }))
    .mockResolvedValueOnce({});
  const { button, press } = open(send);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('No connection.');
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Another email is on its way.');
});
