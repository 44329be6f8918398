import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { releaseField, unitField } from '@sopaan/schemas/releases/name';
import type { FastifyBaseLogger } from 'fastify';
import QuickLRU from 'quick-lru';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import { MANIFEST_FILE, parseManifest } from './release-manifest';
import { installRelease } from './install-release';

/** Releases of the registry, on this machine. */
export interface InstalledReleases {
  /** The release, installed if necessary. Rejects with a RegistryError. */
  get: (unit: string, release: string) => Promise<Release>;
  /** The path of a file of a release. A missing file is restored. */
  file: (unit: string, release: string, name: string) => Promise<string | undefined>;
}

/** How long a failure is cached, so that many requests for a release do not all reach the registry. */
const FAILURE_TTL_MS = {
  unreachable: 1000,
  not_found: 5000,
  rejected: 5000,
  invalid: 10_000,
} as const;
const REPAIR_INTERVAL_MS = 5000;
/** Limits the load of requests for arbitrary names. */
const MAX_CONCURRENT_INSTALLS = 50;

export function installedReleases(
  registry: Registry,
  root: string,
  log: FastifyBaseLogger,
): InstalledReleases {
  const cache = new QuickLRU<string, Release>({ maxSize: 200 });
  const failed = new QuickLRU<string, { error: RegistryError; expiresAt: number }>({
    maxSize: 1000,
  });
  const running = new Map<string, Promise<Release>>();
  const repaired = new QuickLRU<string, true>({ maxSize: 200, maxAge: REPAIR_INTERVAL_MS });

  /** Installs a release; concurrent callers share the install. */
  function install(unit: string, release: string): Promise<Release> {
    const key = `${unit}@${release}`;
    const failure = failed.get(key);
    if (failure && failure.expiresAt > Date.now()) return Promise.reject(failure.error);
    const pending = running.get(key);
    if (pending) return pending;
    if (running.size >= MAX_CONCURRENT_INSTALLS)
      return Promise.reject(new RegistryError('unreachable', 'too many installs'));
    const installing = installRelease(registry, root, unit, release)
      .catch((cause: unknown) => {
        const error = asRegistryError(cause, key);
        failed.set(key, { error, expiresAt: Date.now() + FAILURE_TTL_MS[error.kind] });
        if (error.kind === 'invalid' && !failure)
          log.error({ err: error }, `${key} could not be installed`);
        throw error;
      })
      .finally(() => running.delete(key));
    running.set(key, installing);
    return installing;
  }

  async function get(unit: string, release: string): Promise<Release> {
    if (!unitField.isValidSync(unit) || !releaseField.isValidSync(release)) {
      throw new RegistryError('not_found', 'invalid release name');
    }
    const key = `${unit}@${release}`;
    const found =
      cache.get(key) ??
      (await readInstalled(root, unit, release)) ??
      (await install(unit, release));
    cache.set(key, found);
    return found;
  }

  return {
    get,
    async file(unit, release, name) {
      const manifest = await get(unit, release).catch(() => undefined);
      if (!manifest?.files.some((file) => file.name === name)) return undefined;
      const path = join(root, unit, release, name);
      if (await exists(path)) return path;
      const key = `${unit}@${release}`;
      if (!running.has(key)) {
        if (repaired.has(key)) return undefined;
        repaired.set(key, true);
        log.warn(`${key} is missing ${name}; reinstalling`);
      }
      await install(unit, release).catch(() => undefined);
      return (await exists(path)) ? path : undefined;
    },
  };
}

/** Other failures, such as a full disk, count as an invalid release: they are logged, and not retried at once. */
function asRegistryError(cause: unknown, key: string): RegistryError {
  if (cause instanceof RegistryError) return cause;
  return new RegistryError('invalid', `${key} could not be written`, cause);
}

async function readInstalled(
  root: string,
  unit: string,
  name: string,
): Promise<Release | undefined> {
  try {
    const release = parseManifest(
      JSON.parse(await readFile(join(root, unit, name, MANIFEST_FILE), 'utf8')),
    );
    return release.unit === unit && release.release === name ? release : undefined;
  } catch {
    return undefined;
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
