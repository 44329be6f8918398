import type { QueryClient } from '@tanstack/react-query';
import { toastStore } from '../toasts/toast-store';

/** Whether something is in progress that a reload would interrupt and that ends without the visitor: a mutation, a toast, media. */
export function hasTransientWork(queryClient: QueryClient): boolean {
  return queryClient.isMutating() > 0 || toastStore.getState().toasts.size > 0 || isMediaPlaying();
}

function isMediaPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(
    ({ paused }) => !paused,
  );
}

/** A visitor who returns to the tab expects an open dialog to be still there. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog[open]') !== null;
}
