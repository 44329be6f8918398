/** Files that a unit fetches at run time: scripts of workers, and what these need. */
import { bus } from '@sopaan/events/bus';
import { findIntegrity } from './file-integrity';

/**
 * Fetches a file of the unit's release, named by `new URL('./file', import.meta.url)`, and checks it against its hash. The name contains
 * a hash of the content, so a cached copy is valid, even offline. Rejects if the file cannot be loaded or has other bytes; the host
 * reports it.
 */
export async function fetchReleaseFile(url: URL): Promise<ArrayBuffer> {
  const href = String(url);
  try {
    const response = await requestFile(href, findIntegrity(href));
    if (!response.ok) throw new Error(`The status is ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    bus.publish('release-file:failed', { url: href, reason: reason.slice(0, 200) });
    throw new Error('A file could not be loaded. Check your connection and try again.', {
      cause: error,
    });
  }
}

/** Requests a file from the network when the cached copy has other bytes. */
async function requestFile(url: string, integrity: string | undefined): Promise<Response> {
  const request = { credentials: 'omit', ...(integrity && { integrity }) } as const;
  try {
    return await fetch(url, { ...request, cache: 'force-cache' });
  } catch (error) {
    if (!integrity) throw error;
    return fetch(url, { ...request, cache: 'reload' });
  }
}
