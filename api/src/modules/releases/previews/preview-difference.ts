import type { Release } from '@sopaan/contract/release';
import type { PreviewDifference } from '@sopaan/schemas/releases/preview';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { compareSets } from '../difference/compare-sets';
import { pageBytes } from '../difference/page-bytes';
import { matchRoute } from '@sopaan/contract/match-route';
import { findEnvironment } from '../environments/environments.repository';
import { findHost } from '../sets/release-name';
import { findSetReleases } from '../sets/sets.repository';
import { openPreview } from './open-preview';
import type { PreviewTokens } from './preview-token';

/** The difference between a preview and what its environment shows now. Throws NOT_FOUND if the link is not valid. */
export async function previewDifference(
  database: Queryable,
  tokens: PreviewTokens,
  { token, path, now }: { token: string; path: string; now: Date },
): Promise<PreviewDifference> {
  const { preview } = await openPreview(database, tokens, { token, now });
  const environment = preview && (await findEnvironment(database, preview.environment));
  if (!environment) throw new ApiError('NOT_FOUND');
  const before = await findSetReleases(database, environment.set.parts);
  const after = await findSetReleases(database, preview.set.parts);
  const [pathname = '/'] = path.split(/[?#]/);
  return {
    difference: compareSets(before, after),
    page: pageDifference(before, after, pathname),
  };
}

function pageDifference(
  before: readonly Release[],
  after: readonly Release[],
  path: string,
): PreviewDifference['page'] {
  const [previous, next] = [matchRoute(before, path), matchRoute(after, path)];
  return {
    pattern: (next ?? previous)?.route.path ?? null,
    before: pageBytes(before, path),
    after: pageBytes(after, path),
    state: changeState(pageReleases(before, previous?.owner), pageReleases(after, next?.owner)),
  };
}

/** The releases that a page consists of: its owner's and the host's. */
function pageReleases(set: readonly Release[], owner: Release | undefined): string | undefined {
  return owner && `${owner.unit}@${owner.release} ${findHost(set)?.release ?? ''}`;
}

function changeState(
  before: string | undefined,
  after: string | undefined,
): PreviewDifference['page']['state'] {
  if (before === after) return 'same';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}
