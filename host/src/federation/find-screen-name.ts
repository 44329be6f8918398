import { UNDER_DEVELOPMENT, isRedirect, pathShape } from '@sopaan/contract/routes';
import type { PageRemote } from '@sopaan/contract/release';

/** The screen of a release for the same route. Screens read parameters by name, so these must have the same names. */
export function findScreenName({ routes }: PageRemote, path: string): string | undefined {
  const same = routes.find(
    (route) =>
      pathShape(route.path) === pathShape(path) &&
      parameterNames(route.path) === parameterNames(path),
  );
  if (!same || isRedirect(same) || same.screen === UNDER_DEVELOPMENT) return undefined;
  return same.screen;
}

function parameterNames(path: string): string {
  return String(path.match(/:\w+/g));
}
