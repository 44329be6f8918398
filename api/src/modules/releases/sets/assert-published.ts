import type { ReleaseRef } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { refuseIfAny } from '../gate/release-refused';
import { nameOf } from './release-name';

const MAX_SUGGESTIONS = 3;
const MAX_CANDIDATES = 100;

/** Refuses releases that were never published, and suggests similar ones. */
export async function assertPublished(
  database: Queryable,
  parts: readonly ReleaseRef[],
): Promise<void> {
  const unknown = await database.query<ReleaseRef>(
    `select unit, release from unnest($1::text[], $2::text[]) with ordinality as part (unit, release, sort_order)
     where not exists (select 1 from releases r where (r.unit, r.release) = (part.unit, part.release))
     order by sort_order`,
    [parts.map(({ unit }) => unit), parts.map(({ release }) => release)],
  );
  const reasons = unknown.map(async (part) => ({
    rule: 'unknown',
    about: [nameOf(part)],
    message: describeUnknown(part, await findSimilarReleases(database, part)),
  }));
  refuseIfAny(await Promise.all(reasons));
}

function describeUnknown(part: ReleaseRef, similar: readonly ReleaseRef[]): string {
  const name = nameOf(part);
  return similar.length > 0
    ? `${name} is not published. Similar releases: ${similar.map(nameOf).join(', ')}.`
    : `${name} is not published, and neither is any other release of ${part.unit}. Publish it first.`;
}

async function findSimilarReleases(
  database: Queryable,
  { unit, release }: ReleaseRef,
): Promise<ReleaseRef[]> {
  const newest = await database.query<ReleaseRef>(
    'select unit, release from releases where unit = $1 order by published_at desc, release limit $2',
    [unit, MAX_CANDIDATES],
  );
  // The sort is stable, so of two equally similar releases the newer comes first.
  const bySimilarity = newest.sort(
    (a, b) => commonPrefixLength(b.release, release) - commonPrefixLength(a.release, release),
  );
  return bySimilarity.slice(0, MAX_SUGGESTIONS);
}

/** The length of the common prefix of two names. */
function commonPrefixLength(a: string, b: string): number {
  const different = [...a].findIndex((letter, index) => letter !== b[index]);
  return different < 0 ? a.length : different;
}
