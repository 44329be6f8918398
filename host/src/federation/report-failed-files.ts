import type { PageSet } from '@sopaan/contract/release';
import { bus } from '@sopaan/events/bus';
import { RemoteError } from './remote-error';
import { getErrorReference, reportFailure, type RegionOwner } from './report-failure';

/** Reports files that units have failed to load at run time, such as scripts of workers. Returns a function that stops it. */
export function reportFailedFiles(
  page: PageSet,
  getCurrentPage: () => { owner: RegionOwner; route: string },
): () => void {
  return bus.subscribe('release-file:failed', ({ url, reason }) => {
    const { owner: shownRelease, route } = getCurrentPage();
    // The set does not contain the release of a fallback, which the current page shows.
    const owner = page.remotes.find((remote) => isFileOf(remote.base, url)) ?? shownRelease;
    const error = new RemoteError('REMOTE_UNAVAILABLE', 'screen', owner, {
      cause: new Error(`${url}: ${reason}`),
    });
    reportFailure(error, { owner, page, reference: getErrorReference(error), route });
  });
}

function isFileOf(base: string, url: string): boolean {
  return url.startsWith(new URL(base, location.href).href);
}
