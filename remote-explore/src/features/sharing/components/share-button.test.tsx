import { bus } from '@sopaan/events/bus';
import type { EventPayload } from '@sopaan/contract/events';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

let toasts: Array<EventPayload<'toast:requested'>>;
let stop: () => void;

beforeEach(() => {
  toasts = [];
  stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'share');
});

/** Presses Share on a device that shares as told, or that cannot share. user-event brings a clipboard. */
async function press(share?: (data: ShareData) => Promise<void>, copied = Promise.resolve()) {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copied);
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<ShareButton title="Monsoon Hackathon" path="/competition/monsoon-hackathon/event-1" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return copy;
}

const url = 'http://localhost/competition/monsoon-hackathon/event-1';

test('[EX-046] the device is handed title and URL', async () => {
  const share = jest.fn(() => Promise.resolve());
  await press(share);
  expect(share).toHaveBeenCalledWith({ title: 'Monsoon Hackathon', url });
  expect(toasts).toEqual([]);
});

test('[EX-047] without a device function the link goes to the clipboard, and that is said', async () => {
  const copy = await press();
  expect(copy).toHaveBeenCalledWith(url);
  await waitFor(() =>
    expect(toasts).toEqual([{ message: 'Link copied to clipboard!', kind: 'success' }]),
  );
});

test('[EX-048] a share that the visitor cancelled stays silent', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press(share);
  expect(share).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
});

test('[EX-048] a share that failed is told', async () => {
  await press(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
});

test('[EX-048] a copy that failed is told', async () => {
  await press(undefined, Promise.reject(new Error('denied')));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
});
