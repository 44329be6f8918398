import type { PageSet } from '@sopaan/contract/release';
import { bus } from '@sopaan/events/bus';
import { RemoteError } from './remote-error';
import { getErrorReference, reportFailure, type RegionOwner } from './report-failure';

/** Reports files that units could not load by themselves, such as scripts of workers. Returns a function that ends it. */
export function reportFailedFiles(
  page: PageSet,
  getCurrentPage: () => { owner: RegionOwner; route: string },
): () => void {
  return bus.subscribe('release-file:failed', ({ url, reason }) => {
    const { owner: shownRelease, route } = getCurrentPage();
    // The release of a fallback is not in the set, but shown.
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
