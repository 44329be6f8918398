/** How releases are named on the command line: `explore`, `explore@1.4.0`, `explore@1.4.0-3f2a9c`, `explore@latest`. */
import type { Part } from '@sopaan/schemas/release-name';
import { listReleasesEndpoint, type ReleaseSummary } from '@sopaan/schemas/release-publish';
import { builtRelease } from '../release/built-release';
import { units } from '../release/project';
import type { Registry } from './registry';

const PART_PATTERN = /^([a-z]{1,40})(?:@(\w[\w.-]{0,127}))?$/;

/** The published releases that the words name, each of another unit. */
export async function resolveParts(
  registry: Registry,
  root: string,
  words: readonly string[],
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const word of words) {
    const part = await resolvePart(registry, root, word);
    if (parts.some(({ unit }) => unit === part.unit)) {
      throw new Error(`${part.unit} is named twice. Name one release of each unit.`);
    }
    parts.push(part);
  }
  return parts;
}

export async function resolvePart(registry: Registry, root: string, word: string): Promise<Part> {
  const match = PART_PATTERN.exec(word);
  const [, unit = '', wanted = ''] = match ?? [];
  if (!match) throw new Error(`"${word}" names no release. Say for example explore@1.4.0.`);
  if (wanted === '') return resolveBuiltPart(registry, root, unit);
  const starts = wanted === 'latest' ? undefined : wanted;
  const { items } = await registry.ask(listReleasesEndpoint, { unit, starts, limit: 50 });
  const exact = items.find(({ release }) => release === wanted);
  const candidates = exact
    ? [exact]
    : wanted === 'latest'
      ? items.slice(0, 1)
      : items.filter(({ version }) => version === wanted);
  const [only, ...others] = candidates;
  if (!only) throw new Error(notFoundMessage(unit, wanted, items));
  if (others.length > 0) {
    throw new Error(
      `${unit}@${wanted} names ${candidates.length} releases. Say which:\n${lines(candidates)}`,
    );
  }
  return { unit, release: only.release };
}

/** Without `@`: what this checkout built last. */
async function resolveBuiltPart(registry: Registry, root: string, unit: string): Promise<Part> {
  const known = units(root).find(({ name }) => name === unit);
  const built = known && builtRelease(known);
  if (!built) {
    const reason = known ? 'nothing of it has been built here' : 'this checkout does not hold it';
    throw new Error(`Which release of ${unit}? ${reason}. Say for example ${unit}@latest.`);
  }
  const { release } = built.manifest;
  const { items } = await registry.ask(listReleasesEndpoint, { unit, starts: release, limit: 1 });
  if (items.length === 0) {
    throw new Error(
      `${unit} ${release} was built here but is not published: npm run release -- publish ${unit}`,
    );
  }
  return { unit, release };
}

function notFoundMessage(unit: string, wanted: string, near: readonly ReleaseSummary[]): string {
  if (wanted === 'latest') return `No release of ${unit} is published.`;
  const hint = near.length > 0 ? ` Did you mean one of these?\n${lines(near)}` : '';
  return `There is no release ${unit}@${wanted}.${hint}`;
}

function lines(releases: readonly ReleaseSummary[]): string {
  return releases
    .map(({ unit, release, publishedAt, author }) =>
      `  ${unit}@${release}  ${publishedAt} ${author}`.trimEnd(),
    )
    .join('\n');
}
