import type { Release } from '@sopaan/contract/release';
import { isRedirect, ROUTE_BUDGET_KIB } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { routeFiles, totalBytes } from '../difference/page-bytes';
import { findHost, releaseName } from '../sets/release-name';

const KIB = 1024;

/** The first visit of a page must not load more bytes than its budget. */
export function budgetReasons(candidate: readonly Release[]): Reason[] {
  const host = findHost(candidate);
  return candidate.flatMap((owner) =>
    owner.routes.flatMap((route) => {
      if (isRedirect(route)) return [];
      const files = routeFiles(host, owner, route.screen);
      const bytes = totalBytes(files);
      const budget = route.budget ?? ROUTE_BUDGET_KIB;
      if (bytes <= budget * KIB) return [];
      const shares = [...new Set([host ?? owner, owner])].map(
        (release) =>
          `${releaseName(release)} ${kib(totalBytes(files.filter((file) => file.release === release)))}`,
      );
      return {
        rule: 'budget',
        about: [...new Set([owner, host ?? owner])].map(releaseName),
        message:
          `The first visit of ${route.path} would load ${kib(bytes)} of ${budget} KiB: ${shares.join(', ')}.` +
          ` Make it smaller by ${kib(bytes - budget * KIB)}, or raise the \`budget\` of the route.`,
      };
    }),
  );
}

function kib(bytes: number): string {
  return `${(Math.ceil((bytes / KIB) * 10) / 10).toFixed(1)} KiB`;
}
