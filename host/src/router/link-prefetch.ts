import { findRetirement, type Retirement } from '@sopaan/contract/retirement';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isRouteHandle } from './route-handle';

/**
 * Prefetches the code of a page, or of the one that replaces it, when its link is hovered, touched or focused, unless the browser's data
 * saver is on.
 */
export function startLinkPrefetch(
  routes: RouteObject[],
  retirements: readonly Retirement[] = [],
): void {
  if (savesData()) return;
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const retirement = findRetirement(retirements, link.pathname);
    if (retirement?.to === null) return;
    const handle: unknown = matchRoutes(routes, retirement?.to ?? link.pathname)?.at(-1)?.route
      .handle;
    // A failure is shown when the link is followed.
    if (isRouteHandle(handle)) handle.prefetch().catch(() => undefined);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
