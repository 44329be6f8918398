import type { QueryClient } from '@tanstack/react-query';
import { toastStore } from '../toasts/toast-store';

/** Something is under way that a page load would cut off, and that is over in a moment. */
export function isPassing(queryClient: QueryClient): boolean {
  return queryClient.isMutating() > 0 || toastStore.getState().toasts.size > 0 || isMediaPlaying();
}

function isMediaPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused }) => !paused,
  );
}

/** A person who comes back to the tab expects to find it open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
