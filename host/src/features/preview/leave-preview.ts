import { bus } from '@sopaan/events/bus';
import { reloadPage } from './reload-page';

/** Ends the preview in this browser, then reloads the page from the regular release set. */
export async function leavePreview(): Promise<void> {
  try {
    const response = await fetch('/-/preview/leave', { method: 'POST' });
    if (!response.ok) throw new Error(`The edge responded with ${response.status}`);
    reloadPage();
  } catch {
    const message = 'Could not leave the preview. Check your network and try again.';
    bus.publish('toast:requested', { key: 'preview', kind: 'error', message }, 'host');
  }
}
