import { UNDER_DEVELOPMENT, isRedirect } from '@sopaan/contract/routes';
import type { ReleaseSet } from '../sets/release-set';

/** Pages of the other layouts are for logging in, or show one challenge, quiz or course. */
const LAYOUTS = ['site', 'page', 'explore'];

/** The paths of the set's public pages that are implemented and have no parameters. */
export function listedPages({ host, remotes }: ReleaseSet): string[] {
  return [host, ...remotes]
    .flatMap(({ routes }) => routes)
    .flatMap((route) => {
      if (isRedirect(route) || route.path.includes(':')) return [];
      const { path, screen, access, layout } = route;
      const isListed =
        screen !== UNDER_DEVELOPMENT && access === 'public' && LAYOUTS.includes(layout);
      return isListed ? [path] : [];
    })
    .sort();
}
