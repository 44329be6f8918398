/** Adds releases and environments to a fake registry: publish, list, read, promote, roll back. */
import {
  listEnvironmentsEndpoint,
  promoteEndpoint,
  rollbackEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import {
  listReleasesEndpoint,
  missingFilesEndpoint,
  publishEndpoint,
  type ReleaseSummary,
} from '@sopaan/schemas/releases/publish';
import { releaseSchema } from '@sopaan/contract/release';
import { createHash } from 'node:crypto';
import { ErrorResponse, type FakeRegistry } from './fake-registry';

const AT = '2026-01-05T10:00:00.000Z';

export interface FakeReleaseStore {
  releases: ReleaseSummary[];
  environments: Map<string, Environment>;
  /** For each publish, whether it grants the unit its paths. */
  grantsPaths: boolean[];
}

export function addReleaseStore(registry: FakeRegistry): FakeReleaseStore {
  const releases: ReleaseSummary[] = [];
  const environments = new Map<string, Environment>();
  const grantsPaths: boolean[] = [];

  registry.on(missingFilesEndpoint, ({ integrities }) => ({
    missing: integrities.filter((integrity) => !registry.blobs.has(integrity)),
  }));
  registry.on(publishEndpoint, ({ manifest, author, commit, note, grantPaths = false }) => {
    grantsPaths.push(grantPaths);
    const { unit, release, version, contract, files } = releaseSchema.validateSync(manifest);
    if (files.some(({ integrity }) => !registry.blobs.has(integrity))) {
      throw new ErrorResponse(422, 'RELEASE_REFUSED');
    }
    const isKnown = releases.some((one) => one.unit === unit && one.release === release);
    if (!isKnown) {
      releases.unshift(summary({ unit, release, version, contract, author, commit, note }));
    }
    return { unit, release, status: isKnown ? 'unchanged' : 'published' };
  });
  registry.on(listReleasesEndpoint, ({ unit, starts = '', limit }) => ({
    items: releases
      .filter((one) => (unit === undefined || one.unit === unit) && one.release.startsWith(starts))
      .slice(0, limit),
    nextCursor: null,
  }));
  registry.on(listEnvironmentsEndpoint, () => ({ environments: [...environments.values()] }));
  registry.on(promoteEndpoint, ({ environment: name, expected, parts: releases, percent }) => {
    const before = environments.get(name);
    if (before?.lock) throw new ErrorResponse(409, 'ENVIRONMENT_LOCKED');
    if ((before?.revision ?? 0) !== expected) throw new ErrorResponse(409, 'ENVIRONMENT_MOVED');
    const unchangedReleases = (before?.set.parts ?? []).filter(
      (release) => !releases.some(({ unit }) => unit === release.unit),
    );
    const set = createSet([...unchangedReleases, ...releases]);
    const canary =
      percent === undefined
        ? null
        : { id: 'c1', set, percent, startedAt: AT, startedBy: 'explore-team' };
    const after = environmentWith(name, expected + 1, canary && before ? before.set : set);
    const promoted = { ...after, canary, retirements: before?.retirements ?? [] };
    environments.set(name, promoted);
    return promoted;
  });
  registry.on(rollbackEndpoint, ({ environment: name, expected }) => {
    const after = environmentWith(
      name,
      expected + 1,
      createSet([{ unit: 'explore', release: '0.9.0-aa' }]),
    );
    environments.set(name, after);
    return after;
  });
  return { releases, environments, grantsPaths };
}

export function createSet(releases: readonly ReleaseRef[]) {
  const sorted = [...releases].sort((a, b) => (a.unit < b.unit ? -1 : 1));
  const text = sorted.map(({ unit, release }) => `${unit}@${release}`).join('\n');
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 12), parts: sorted };
}

function environmentWith(name: string, revision: number, set: Environment['set']): Environment {
  const fields = { name, revision, set, since: AT, changedBy: 'explore-team' };
  return { ...fields, canary: null, lock: null, retirements: [] };
}

export function summary(
  fields: Pick<ReleaseSummary, 'unit' | 'release' | 'version'> & Partial<ReleaseSummary>,
): ReleaseSummary {
  return {
    contract: '^1.0.0',
    author: '',
    commit: '',
    note: '',
    publishedAt: AT,
    publishedBy: 'explore-team',
    files: 2,
    bytes: 2048,
    environments: [],
    canaries: [],
    changedFiles: 0,
    ...fields,
  };
}
