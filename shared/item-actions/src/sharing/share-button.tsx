import { bus } from '@sopaan/events/bus';
import { Button, Icon } from '@sopaan/ui/core';

interface ShareButtonProps {
  title: string;
  /** A path of this site. */
  path: string;
  /** The unit that shows the button, as the sender of its toasts. */
  sender: string;
}

/** Shares the URL of `path` with the device's share function, or copies it where there is none. */
export function ShareButton({ title, path, sender }: ShareButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="share" />}
      onClick={() => void share(title, new URL(path, location.origin).href, sender)}
    >
      Share
    </Button>
  );
}

async function share(title: string, url: string, sender: string): Promise<void> {
  const canShare = 'share' in navigator && typeof navigator.share === 'function';
  try {
    if (canShare) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    bus.publish(
      'toast:requested',
      { message: 'Link copied to clipboard!', kind: 'success' },
      sender,
    );
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    const message = canShare
      ? 'The link could not be shared. Copy it from the address bar instead.'
      : 'The link could not be copied. Copy it from the address bar instead.';
    bus.publish('toast:requested', { message, kind: 'error' }, sender);
  }
}
