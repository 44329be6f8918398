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

/** Clicks Share on a device with the given share function, or without one. user-event provides a clipboard. */
async function clickShare(
  share?: (data: ShareData) => Promise<void>,
  copyResult = Promise.resolve(),
) {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copyResult);
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(
    <ShareButton
      title="Monsoon Hackathon"
      path="/competition/monsoon-hackathon/event-1"
      sender="explore"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return copy;
}

const url = 'http://localhost/competition/monsoon-hackathon/event-1';

test("[EX-046] the device's share function is called with title and URL", async () => {
  const share = jest.fn(() => Promise.resolve());
  await clickShare(share);
  expect(share).toHaveBeenCalledWith({ title: 'Monsoon Hackathon', url });
  expect(toasts).toEqual([]);
});

test('[EX-047] without a share function the link is copied and a toast is shown', async () => {
  const copy = await clickShare();
  expect(copy).toHaveBeenCalledWith(url);
  await waitFor(() =>
    expect(toasts).toEqual([{ message: 'Link copied to clipboard!', kind: 'success' }]),
  );
});

test('[EX-048] a cancelled share shows nothing', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await clickShare(share);
  expect(share).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
});

test('[EX-048] a failed share shows an error', async () => {
  await clickShare(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
});

test('[EX-048] a failed copy shows an error', async () => {
  await clickShare(undefined, Promise.reject(new Error('denied')));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
});
