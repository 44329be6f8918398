import { call, isApiError } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { SAVED_MAX, saveItemsEndpoint } from '@sopaan/schemas/saved/saved';
import { readGuestSaves, removeGuestSaves } from '@sopaan/session/guest-saves';
import type { QueryClient } from '@tanstack/react-query';

function showToast(kind: 'success' | 'warning' | 'error', message: string): void {
  bus.publish('toast:requested', { kind, message, key: 'guest-saves' }, 'host');
}

const FAILED = 'What you saved before the login could not be added to your profile.';

/** Adds what was saved on this device to the account that has logged in. The rest stays on the device until the page is loaded again. */
export async function mergeGuestSaves(queryClient: QueryClient): Promise<void> {
  const items = readGuestSaves();
  if (items.length === 0) return;
  try {
    const { added, isFull } = await call(saveItemsEndpoint, { items });
    removeGuestSaves(items);
    // Refetches the lists of saved items, and what is derived from them, such as the next steps.
    if (added > 0) void queryClient.invalidateQueries();
    if (isFull) showToast('warning', fullText(added, items.length));
    else if (added > 0) showToast('success', addedText(added));
  } catch (error) {
    // The login page that follows shows the reason.
    if (isApiError(error) && error.code === 'SESSION_ENDED') return;
    showToast('error', isApiError(error) ? `${FAILED} ${error.message}` : FAILED);
  }
}

const addedText = (added: number) =>
  added === 1
    ? 'The item that you saved before the login is now in your profile.'
    : `The ${added} items that you saved before the login are now in your profile.`;

const fullText = (added: number, total: number) =>
  `Only ${added} of the ${total} items that you saved before the login could be added to your profile: it has ${SAVED_MAX.toLocaleString('en-IN')} saved items.`;
