import { bus } from '@sopaan/events/bus';
import { Button, Icon } from '@sopaan/ui/core';

interface ShareButtonProps {
  title: string;
  /** A path of this site. */
  path: string;
}

/** Shares the page's URL with the device's share function, or copies it where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="share" />}
      onClick={() => void share(title, new URL(path, location.origin).href)}
    >
      Share
    </Button>
  );
}

async function share(title: string, url: string): Promise<void> {
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
      'explore',
    );
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    const message = canShare
      ? 'The link could not be shared. Copy it from the address bar instead.'
      : 'The link could not be copied. Copy it from the address bar instead.';
    bus.publish('toast:requested', { message, kind: 'error' }, 'explore');
  }
}
