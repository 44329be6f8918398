import type { Release } from '@sopaan/contract/release';
import type { Part } from '@sopaan/schemas/release-name';
import { ApiError } from '../../../plugins/api-error';
import type { Queryable } from '../../../plugins/database';
import { findEnvironment } from '../environments/environments.repository';
import { refuseIfAny } from '../gate/release-refused';
import { nameOf } from '../sets/release-name';
import { replaceParts } from '../sets/set-parts';
import { findSetReleases } from '../sets/find-set-releases';
import { findSet } from '../sets/sets.repository';
import { assertPublished } from '../sets/assert-published';

/** The releases of both sides. If one side is a release and the other a set, the release is put into that set. */
export async function resolveSides(
  database: Queryable,
  names: { from: string; to: string },
): Promise<{ from: Release[]; to: Release[] }> {
  const [from, to] = [await resolveSide(database, names.from), await resolveSide(database, names.to)];
  if (from.one && to.one && from.one.unit !== to.one.unit) refuseIfAny([twoUnits(from.one, to.one)]);
  return {
    from: await findSetReleases(database, from.one && !to.one ? replaceParts(to, [from.one]) : from.parts),
    to: await findSetReleases(database, to.one && !from.one ? replaceParts(from, [to.one]) : to.parts),
  };
}

interface Side {
  parts: Part[];
  /** Present if the side is one release instead of a set. */
  one?: Part;
}

async function resolveSide(database: Queryable, name: string): Promise<Side> {
  const [, unit, release] = /^([a-z]{1,40})@(\w[\w.-]*)$/.exec(name) ?? [];
  if (unit !== undefined && release !== undefined) {
    const one = { unit, release };
    await assertPublished(database, [one]);
    return { parts: [one], one };
  }
  const set = (await findSet(database, name)) ?? (await findEnvironment(database, name))?.set;
  if (set) return set;
  const message =
    `${name} is no set (12 hexadecimal digits), no release such as explore@1.4.0-3f2a9c` +
    ' and no environment that the registry knows.';
  throw new ApiError('NOT_FOUND', { reasons: [{ rule: 'unknown', about: [name], message }] });
}

function twoUnits(from: Part, to: Part) {
  const about = [nameOf(from), nameOf(to)];
  const message = `${about.join(' and ')} are of two units. Name two releases of one unit, or put a set or an environment on one side.`;
  return { rule: 'sides', about, message };
}
