import { bus } from '@sopaan/events/bus';
import type { User } from '@sopaan/schemas/user';
import { Button, Icon } from '@sopaan/ui/core';
import { fullName, profileSummary } from '../text/profile-text';

function toast(message: string, kind: 'success' | 'error') {
  bus.publish('toast:requested', { message, kind, key: 'share' }, 'profile');
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Profile summary copied', 'success');
  } catch {
    toast('The profile summary could not be copied', 'error');
  }
}

/**
 * Hands a summary of the profile to another app. The page itself is the reader's own, so its link would show
 * somebody else their own profile.
 */
async function share(user: User): Promise<void> {
  const text = profileSummary(user);
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share({ title: `${fullName(user)} on Sopaan`, text });
  } catch (error) {
    const wasDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!wasDismissed) await copy(text);
  }
}

export function ShareButton({ user }: { user: User }) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="share" />}
      onClick={() => void share(user)}
      sx={{ mb: 0.5 }}
    >
      Share
    </Button>
  );
}
