import { paths } from '@sopaan/contract/paths';
import { bus } from '@sopaan/events/bus';

function showToast(message: string, kind: 'success' | 'error') {
  bus.publish('toast:requested', { message, kind, key: 'share' }, 'profile');
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast('Link copied to clipboard!', 'success');
  } catch {
    showToast(`The link could not be copied. It is ${url}`, 'error');
  }
}

/** Shares the URL of a public page with the device's share function, or copies it where there is none. */
export async function sharePublicPage({
  name,
  username,
}: {
  name: string;
  username: string;
}): Promise<void> {
  const url = new URL(paths.publicProfile(username), location.origin).href;
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: name, url });
  } catch (error) {
    const wasDismissed = error instanceof Error && error.name === 'AbortError';
    if (!wasDismissed) await copyLink(url);
  }
}
