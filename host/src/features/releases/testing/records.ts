/** Builders of complete registry records for tests, with overrides. */
import type { Environment, HistoryEntry } from '@sopaan/schemas/releases/environment';
import type { Health, HealthPoint } from '@sopaan/schemas/releases/health';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Preview } from '@sopaan/schemas/releases/preview';
import type { ReleaseSummary } from '@sopaan/schemas/releases/publish';

function aSet(id: string, releases: Record<string, string>): ReleaseSetRef {
  return { id, parts: Object.entries(releases).map(([unit, release]) => ({ unit, release })) };
}

const setA = aSet('aaaaaaaaaaaa', { host: '1.0.0-h1', explore: '1.0.0-e1' });
export const setB = aSet('bbbbbbbbbbbb', { host: '1.0.0-h1', explore: '1.1.0-e2' });

export function anEnvironment(changes: Partial<Environment> = {}): Environment {
  return {
    name: 'production',
    revision: 7,
    set: setA,
    since: '2026-11-20T06:30:00.000Z',
    changedBy: 'explore-team',
    canary: null,
    lock: null,
    retirements: [],
    ...changes,
  };
}

export const aCanary = {
  id: 'canary-1',
  set: setB,
  percent: 10,
  startedAt: '2026-11-20T07:30:00.000Z',
  startedBy: 'explore-team',
};

export function aHistoryEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    revision: 7,
    set: setA,
    at: '2026-11-20T06:30:00.000Z',
    by: 'explore-team',
    action: 'promote',
    why: '',
    ...changes,
  };
}

export function aRelease(changes: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    unit: 'explore',
    release: '1.1.0-e2',
    version: '1.1.0',
    contract: '^1.0.0',
    author: 'Asha Rao',
    commit: '0123456789abcdef',
    note: '',
    publishedAt: '2026-11-20T05:00:00.000Z',
    publishedBy: 'explore-team',
    files: 12,
    bytes: 51_200,
    environments: [],
    canaries: [],
    changedFiles: 0,
    ...changes,
  };
}

export function aPreview(changes: Partial<Preview> = {}): Preview {
  return {
    id: 'preview-1',
    environment: 'production',
    set: setB,
    overridden: [
      {
        unit: 'explore',
        version: '1.1.0',
        release: '1.1.0-e2',
        author: 'Asha Rao',
        commit: '0123456789abcdef',
        publishedAt: '2026-11-20T05:00:00.000Z',
      },
    ],
    createdAt: '2026-11-20T06:00:00.000Z',
    createdBy: 'explore-team',
    expires: '2999-01-01T00:00:00.000Z',
    revokedAt: null,
    note: '',
    ...changes,
  };
}

function aPoint(changes: Partial<HealthPoint> = {}): HealthPoint {
  const at = '2026-11-20T08:00:00.000Z';
  return { at, pages: 200, failures: 1, lcp: 1800, inp: 90, cls: 0.02, ...changes };
}

export function aHealth(changes: Partial<Health> = {}): Health {
  const releases = (set: ReleaseSetRef) =>
    set.parts.map(({ unit, release }) => `${unit}@${release}`);
  const later = '2026-11-20T08:05:00.000Z';
  return {
    sets: [
      {
        set: setA.id,
        // The API's word for the current set.
        role: 'present',
        releases: releases(setA),
        total: aPoint({ pages: 400, failures: 2 }),
        points: [aPoint(), aPoint({ at: later })],
      },
      {
        set: setB.id,
        role: 'canary',
        releases: releases(setB),
        total: aPoint({ pages: 40, failures: 10, lcp: 2600 }),
        points: [aPoint({ pages: 20, failures: 4 }), aPoint({ at: later, pages: 20, lcp: null })],
      },
    ],
    units: [
      {
        unit: 'explore',
        release: '1.1.0-e2',
        set: setB.id,
        failures: 10,
        lcp: 2600,
        inp: null,
        cls: 0.02,
        samples: 31,
      },
    ],
    failures: [],
    violations: [],
    thresholds: [
      'It is stopped if its failure rate exceeds that of the current set by over 2 percentage points, with at least 20 pages and 3 failing ones.',
    ],
    ...changes,
  };
}
