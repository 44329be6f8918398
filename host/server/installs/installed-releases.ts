import type { Release } from '@sopaan/contract/release';
import { releaseField, unitField, type ReleaseRef } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';
import { ExpiringCache } from '../caches/expiring-cache';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import { readManifest } from './installed-manifest';
import type { InstalledFileProblems } from './installed-file-problems';
import { MANIFEST_FILE } from './release-manifest';
import { installRelease } from './install-release';
import { listInstalled, removeInstalled } from './release-folders';

/** Releases of the registry, on this machine. */
export interface InstalledReleases {
  /** The manifest of a release, which is installed if necessary. Rejects with a RegistryError. */
  get: (unit: string, releaseName: string) => Promise<Release>;
  /** Installs a release again whose files are missing or have changed on disk, at most once in five seconds. Never rejects. */
  reinstall: (unit: string, releaseName: string) => Promise<void>;
  list: () => Promise<ReleaseRef[]>;
  /** Removes the files of a release, unless it is being installed. */
  remove: (release: ReleaseRef) => Promise<void>;
}

/** How long a failure is cached, so that many requests for a release do not all reach the registry. */
const FAILURE_TTL_MS = {
  unreachable: 1000,
  not_found: 5000,
  rejected: 5000,
  invalid: 10_000,
} as const;
const REINSTALL_INTERVAL_MS = 5000;
/** Limits the load of requests for arbitrary names. */
const MAX_CONCURRENT_INSTALLS = 50;

export function installedReleases(
  registry: Registry,
  root: string,
  log: FastifyBaseLogger,
  problems: InstalledFileProblems,
): InstalledReleases {
  const cache = new QuickLRU<string, Release>({ maxSize: 200 });
  const failures = new QuickLRU<string, { error: RegistryError; expiresAt: number }>({
    maxSize: 1000,
  });
  const runningInstalls = new Map<string, Promise<Release>>();
  const recentlyReinstalled = new ExpiringCache<true>({
    maxSize: 200,
    ttlMs: REINSTALL_INTERVAL_MS,
  });

  /** Installs a release; concurrent callers share the install. */
  function install(unit: string, releaseName: string): Promise<Release> {
    const key = `${unit}@${releaseName}`;
    const failure = failures.get(key);
    if (failure && failure.expiresAt > performance.now()) return Promise.reject(failure.error);
    const pending = runningInstalls.get(key);
    if (pending) return pending;
    // Of the kind `unreachable`, because a later request may succeed.
    if (runningInstalls.size >= MAX_CONCURRENT_INSTALLS)
      return Promise.reject(new RegistryError('unreachable', 'too many installs'));
    const installing = installRelease(registry, root, unit, releaseName)
      .catch((cause: unknown) => {
        const error = asRegistryError(cause, key);
        failures.set(key, { error, expiresAt: performance.now() + FAILURE_TTL_MS[error.kind] });
        // Logged for the first failure of a release only.
        if (error.kind === 'invalid' && !failure)
          log.error({ err: error }, `${key} could not be installed`);
        throw error;
      })
      .finally(() => runningInstalls.delete(key));
    runningInstalls.set(key, installing);
    return installing;
  }

  async function findInstalled(unit: string, releaseName: string): Promise<Release | undefined> {
    const manifest = await readManifest(root, unit, releaseName);
    if (manifest !== 'hash-mismatch') return manifest;
    problems.report('changed', { unit, release: releaseName, name: MANIFEST_FILE });
    return undefined;
  }

  async function get(unit: string, releaseName: string): Promise<Release> {
    if (!unitField.isValidSync(unit) || !releaseField.isValidSync(releaseName)) {
      throw new RegistryError('not_found', 'invalid release name');
    }
    const key = `${unit}@${releaseName}`;
    const manifest =
      cache.get(key) ??
      (await findInstalled(unit, releaseName)) ??
      (await install(unit, releaseName));
    cache.set(key, manifest);
    return manifest;
  }

  return {
    get,
    async reinstall(unit, releaseName) {
      const key = `${unit}@${releaseName}`;
      // A running install is shared, so only a new one counts for the interval.
      if (!runningInstalls.has(key)) {
        if (recentlyReinstalled.get(key)) return;
        recentlyReinstalled.set(key, true);
      }
      const manifest = await install(unit, releaseName).catch(() => undefined);
      if (manifest) cache.set(key, manifest);
    },
    list: () => listInstalled(root),
    async remove(ref) {
      const key = `${ref.unit}@${ref.release}`;
      if (runningInstalls.has(key)) return;
      cache.delete(key);
      await removeInstalled(root, ref);
    },
  };
}

/** Other failures, such as a full disk, count as an invalid release: they are logged, and not retried at once. */
function asRegistryError(cause: unknown, key: string): RegistryError {
  if (cause instanceof RegistryError) return cause;
  return new RegistryError('invalid', `${key} could not be written`, cause);
}
