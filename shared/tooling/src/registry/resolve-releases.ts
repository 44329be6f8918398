/**
 * Resolves the release references of the command line: `explore`, `explore@latest`, `explore@1.4.0`, `explore@1.4.0-3f2a9c81d0` (a hash
 * must be complete). What follows the `@` is the name of a release, its version or `latest`.
 */
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { listReleasesEndpoint, type ReleaseSummary } from '@sopaan/schemas/releases/publish';
import { builtRelease } from '../release/built-release';
import { units } from '../release/project';
import type { Registry } from './registry';

/** The end of the complete name of a release. */
const INPUTS_HASH = /-[0-9a-f]{10}$/;

const RELEASE_REFERENCE = /^([a-z]{1,40})(?:@(\w[\w.-]{0,127}))?$/;

/** Resolves the references to published releases, at most one of each unit. */
export async function resolveReleases(
  registry: Registry,
  root: string,
  references: readonly string[],
): Promise<ReleaseRef[]> {
  const releases: ReleaseRef[] = [];
  for (const reference of references) {
    const release = await resolveRelease(registry, root, reference);
    if (releases.some(({ unit }) => unit === release.unit)) {
      throw new Error(`${release.unit} is named twice. Name at most one release of each unit.`);
    }
    releases.push(release);
  }
  return releases;
}

export async function resolveRelease(
  registry: Registry,
  root: string,
  reference: string,
): Promise<ReleaseRef> {
  const match = RELEASE_REFERENCE.exec(reference);
  const [, unit = '', selector = ''] = match ?? [];
  if (!match)
    throw new Error(`"${reference}" is not a valid release reference, for example explore@1.4.0.`);
  if (selector === '') return resolveBuiltRelease(registry, root, unit);
  // `starts` is a prefix filter; its other matches are suggested if none matches exactly.
  const prefix = selector === 'latest' ? undefined : selector;
  const { items } = await registry.request(listReleasesEndpoint, {
    unit,
    starts: prefix,
    limit: 50,
  });
  const exact = items.find(({ release }) => release === selector);
  const candidates = exact
    ? [exact]
    : selector === 'latest'
      ? items.slice(0, 1)
      : items.filter(({ version }) => version === selector);
  const [only, ...others] = candidates;
  // Returned unchecked: the next request fails with the registry's reason, such as when the release was removed.
  if (!only && INPUTS_HASH.test(selector)) return { unit, release: selector };
  if (!only) throw new Error(notFoundMessage(unit, selector, items));
  if (others.length > 0) {
    throw new Error(
      `${unit}@${selector} matches ${candidates.length} releases. Name one of them:\n${listLines(candidates)}`,
    );
  }
  return { unit, release: only.release };
}

/** Resolves a reference without `@` to the release that this checkout built last. */
async function resolveBuiltRelease(
  registry: Registry,
  root: string,
  unit: string,
): Promise<ReleaseRef> {
  const unitOfCheckout = units(root).find((candidate) => candidate.name === unit);
  const built = unitOfCheckout && builtRelease(unitOfCheckout);
  if (!built) {
    const reason = unitOfCheckout
      ? 'it has not been built here'
      : 'it is not part of this checkout';
    throw new Error(
      `No release of ${unit} was named, and ${reason}. Name one, for example ${unit}@latest.`,
    );
  }
  const { release } = built.manifest;
  const { items } = await registry.request(listReleasesEndpoint, {
    unit,
    starts: release,
    limit: 1,
  });
  if (items.length === 0) {
    throw new Error(
      `${unit} ${release} was built here but is not published. Run: npm run release -- publish ${unit}`,
    );
  }
  return { unit, release };
}

function notFoundMessage(
  unit: string,
  selector: string,
  similar: readonly ReleaseSummary[],
): string {
  if (selector === 'latest') return `No release of ${unit} is published.`;
  const hint = similar.length > 0 ? ` Did you mean one of these?\n${listLines(similar)}` : '';
  return `There is no release ${unit}@${selector}.${hint}`;
}

function listLines(releases: readonly ReleaseSummary[]): string {
  return releases
    .map(({ unit, release, publishedAt, author }) =>
      `  ${unit}@${release}  ${publishedAt} ${author}`.trimEnd(),
    )
    .join('\n');
}
