import { UNDER_DEVELOPMENT, isRedirect, pathShape } from '@sopaan/contract/routes';
import type { PageRemote } from '@sopaan/contract/release';

/** The screen that a release has for the same addresses. Screens read parameters by name, so the names must be the same, too. */
export function screenAt({ routes }: PageRemote, path: string): string | undefined {
  const same = routes.find(
    (route) => pathShape(route.path) === pathShape(path) && names(route.path) === names(path),
  );
  if (!same || isRedirect(same) || same.screen === UNDER_DEVELOPMENT) return undefined;
  return same.screen;
}

function names(path: string): string {
  return String(path.match(/:\w+/g));
}
