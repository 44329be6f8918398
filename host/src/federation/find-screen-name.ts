import { UNDER_DEVELOPMENT, isRedirect, pathShape } from '@sopaan/contract/routes';
import type { RemoteOfSet } from './remote-of-set';

/** The screen of a release for the same route. Screens read parameters by name, so these must have the same names. */
export function findScreenName({ routes }: RemoteOfSet, path: string): string | undefined {
  const matchingRoute = routes.find(
    (route) =>
      pathShape(route.path) === pathShape(path) &&
      parameterNames(route.path) === parameterNames(path),
  );
  if (!matchingRoute || isRedirect(matchingRoute) || matchingRoute.screen === UNDER_DEVELOPMENT)
    return undefined;
  return matchingRoute.screen;
}

function parameterNames(path: string): string {
  return String(path.match(/:\w+/g));
}
