import { readGuestSavesText } from '@sopaan/session/guest-saves-storage';
import { useSession } from '@sopaan/session/session';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Adds what a guest has saved on this device to the account, once there is a session. */
export function GuestSavesMerge() {
  const queryClient = useQueryClient();
  const isMember = useSession(({ status }) => status === 'member');
  useEffect(() => {
    if (isMember && readGuestSavesText() !== null) void loadAndMerge(queryClient);
  }, [isMember, queryClient]);
  return null;
}

async function loadAndMerge(queryClient: QueryClient): Promise<void> {
  try {
    const { mergeGuestSaves } = await import('./merge-guest-saves');
    await mergeGuestSaves(queryClient);
  } catch {
    // The file could not be loaded. What was saved stays on the device until the page is loaded again.
  }
}
