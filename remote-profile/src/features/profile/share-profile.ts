import { bus } from '@sopaan/events/bus';
import type { User } from '@sopaan/schemas/account/user';
import { fullName, profileSummary } from './profile-text';

function showToast(message: string, kind: 'success' | 'error') {
  bus.publish('toast:requested', { message, kind, key: 'share' }, 'profile');
}

async function copySummary(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Profile summary copied', 'success');
  } catch {
    showToast('The profile summary could not be copied', 'error');
  }
}

/**
 * Shares a summary of the profile as text. A link to the page would not help: it shows every visitor their own
 * profile.
 */
export async function shareProfile(user: User): Promise<void> {
  const text = profileSummary(user);
  if (!('share' in navigator)) return copySummary(text);
  try {
    await navigator.share({ title: `${fullName(user)} on Sopaan`, text });
  } catch (error) {
    const wasDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!wasDismissed) await copySummary(text);
  }
}
