import { toastName } from '@sopaan/contract/toast-name';
import { bus } from '@sopaan/events/bus';
import { GUEST_SAVED_MAX } from '@sopaan/schemas/saved/saved';
import type { SavedTarget } from '@sopaan/search/saved-items';
import { addGuestSave, readGuestSaves, removeGuestSaves } from '@sopaan/session/guest-saves';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a guest has saved on this device. */
const guestSavesQuery = () =>
  queryOptions({
    queryKey: ['saved-items', 'guest'],
    queryFn: () => readGuestSaves(),
    // Storage needs no network.
    networkMode: 'always',
  });

function showToast(kind: 'success' | 'error', message: string): void {
  bus.publish('toast:requested', { kind, message, key: 'saved' }, 'explore');
}

interface GuestSaveOptions {
  isGuest: boolean;
  /** Saves the item in another way if the browser stores nothing. */
  onDenied: () => void;
}

/** Whether a guest has saved the item on this device, and the action that changes it. On login, the host adds saved items to the account. */
export function useGuestSave(
  { kind, id, name }: SavedTarget,
  { isGuest, onDenied }: GuestSaveOptions,
) {
  const queryClient = useQueryClient();
  const { data: keys } = useQuery({ ...guestSavesQuery(), enabled: isGuest });
  const isSaved = keys?.some((key) => key.kind === kind && key.id === id) ?? false;

  const toggle = () => {
    const outcome = isSaved ? removeGuestSaves([{ kind, id }]) : addGuestSave({ kind, id });
    queryClient.setQueryData(guestSavesQuery().queryKey, readGuestSaves());
    if (outcome === 'stored') {
      const message = `${toastName(name)} is saved on this device. Log in to keep it in your profile.`;
      showToast('success', message);
    } else if (outcome === 'full') {
      showToast('error', `This device has ${GUEST_SAVED_MAX} saved items. Log in to save more.`);
    } else if (outcome === 'denied') {
      onDenied();
    }
  };
  return { isSaved, toggle };
}
