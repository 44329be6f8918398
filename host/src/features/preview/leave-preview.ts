import { bus } from '@sopaan/events/bus';
import { loadPageAgain } from './load-page';

/** The edge forgets the preview for this browser; then the same page is loaded as everyone sees it. */
export async function leavePreview(): Promise<void> {
  try {
    const answer = await fetch('/-/preview/leave', { method: 'POST' });
    if (!answer.ok) throw new Error(`The edge answered ${answer.status}`);
    loadPageAgain();
  } catch {
    const message = 'The preview could not be left. Check your network and try again.';
    bus.publish('toast:requested', { key: 'preview', kind: 'error', message }, 'host');
  }
}
