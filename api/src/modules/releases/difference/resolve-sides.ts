import type { Release } from '@sopaan/contract/release';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { findEnvironment } from '../environments/environments.repository';
import { rejectIfAny } from '../gate/release-rejected';
import { releaseName } from '../sets/release-name';
import { replaceReleases } from '../sets/set-releases';
import { findSet, findSetReleases } from '../sets/sets.repository';
import { assertPublished } from '../sets/assert-published';

/** The releases of both sides. If one side is a release and the other a set, the release is put into that set. */
export async function resolveSides(
  database: Queryable,
  names: { from: string; to: string },
): Promise<{ from: Release[]; to: Release[] }> {
  const [from, to] = [
    await resolveSide(database, names.from),
    await resolveSide(database, names.to),
  ];
  if (from.singleRelease && to.singleRelease && from.singleRelease.unit !== to.singleRelease.unit)
    rejectIfAny([differentUnits(from.singleRelease, to.singleRelease)]);
  return {
    from: await findSetReleases(
      database,
      from.singleRelease && !to.singleRelease
        ? replaceReleases(to, [from.singleRelease])
        : from.parts,
    ),
    to: await findSetReleases(
      database,
      to.singleRelease && !from.singleRelease
        ? replaceReleases(from, [to.singleRelease])
        : to.parts,
    ),
  };
}

interface Side {
  parts: ReleaseRef[];
  /** Present if the side is one release instead of a set. */
  singleRelease?: ReleaseRef;
}

async function resolveSide(database: Queryable, name: string): Promise<Side> {
  const [, unit, release] = /^([a-z]{1,40})@(\w[\w.-]*)$/.exec(name) ?? [];
  if (unit !== undefined && release !== undefined) {
    const singleRelease = { unit, release };
    await assertPublished(database, [singleRelease]);
    return { parts: [singleRelease], singleRelease };
  }
  const set = (await findSet(database, name)) ?? (await findEnvironment(database, name))?.set;
  if (set) return set;
  const message =
    `${name} is not a known set (12 hexadecimal digits),` +
    ' release (such as explore@1.4.0-3f2a9c81d0) or environment.';
  throw new ApiError('NOT_FOUND', { reasons: [{ rule: 'unknown', about: [name], message }] });
}

function differentUnits(from: ReleaseRef, to: ReleaseRef) {
  const about = [releaseName(from), releaseName(to)];
  const message = `${about.join(' and ')} belong to different units. Compare two releases of one unit, or use a set or an environment on one side.`;
  return { rule: 'sides', about, message };
}
