import { PREVIEW_PARAMETER } from '@sopaan/contract/release';
import { bus } from '@sopaan/events/bus';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { copyText } from '../../clipboard/copy-text';

/** Copies the preview link to the current page and shows a toast. */
export function useCopyLink(token: string): () => Promise<void> {
  const { pathname, search, hash } = useLocation();
  return useCallback(async () => {
    const url = new URL(pathname + search + hash, location.origin);
    url.searchParams.set(PREVIEW_PARAMETER, token);
    const copied = await copyText(url.href);
    const kind = copied ? 'success' : 'error';
    const message = copied
      ? 'Link copied. It opens this page in the preview, until the preview expires.'
      : 'The link could not be copied. You can copy it from Details.';
    bus.publish('toast:requested', { key: 'preview', kind, message }, 'host');
  }, [pathname, search, hash, token]);
}
