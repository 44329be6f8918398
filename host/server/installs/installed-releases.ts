import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@sopaan/contract/release';
import { releaseField, unitField } from '@sopaan/schemas/release-name';
import type { FastifyBaseLogger } from 'fastify';
import { RecentMap } from '../memory/recent-map';
import type { Registry } from '../registry/registry-client';
import { RegistryError } from '../registry/registry-error';
import { MANIFEST, readManifest } from './describe-release';
import { installRelease } from './install-release';

/** Releases of the registry, on this machine. */
export interface InstalledReleases {
  /** The release, installed if necessary. Rejects with a RegistryError. */
  get: (unit: string, release: string) => Promise<Release>;
  /** The path of a file of a release. A missing file is restored. */
  file: (unit: string, release: string, name: string) => Promise<string | undefined>;
}

/** How long a failure is cached, so that many requests for a release do not all reach the registry. */
const BELIEVED = { unreachable: 1000, unknown: 5000, refused: 5000, invalid: 10_000 } as const;
const MENDED_AT_MOST_EVERY = 5000;
/** Limits the load of requests for arbitrary names. */
const AT_ONCE = 50;

export function installedReleases(
  registry: Registry,
  root: string,
  log: FastifyBaseLogger,
): InstalledReleases {
  const known = new RecentMap<string, Release>(200);
  const failed = new RecentMap<string, { error: RegistryError; until: number }>(1000);
  const running = new Map<string, Promise<Release>>();
  const mended = new RecentMap<string, number>(200);

  /** Installs a release; concurrent callers share the install. */
  function install(unit: string, release: string): Promise<Release> {
    const key = `${unit}@${release}`;
    const failure = failed.get(key);
    if (failure && failure.until > Date.now()) return Promise.reject(failure.error);
    const joined = running.get(key);
    if (joined) return joined;
    if (running.size >= AT_ONCE) return Promise.reject(new RegistryError('unreachable', 'too many installs'));
    const installing = installRelease(registry, root, unit, release)
      .catch((cause: unknown) => {
        const error = asRegistryError(cause, key);
        failed.set(key, { error, until: Date.now() + BELIEVED[error.fault] });
        if (error.fault === 'invalid' && !failure)
          log.error({ err: error }, `${key} could not be installed`);
        throw error;
      })
      .finally(() => running.delete(key));
    running.set(key, installing);
    return installing;
  }

  async function get(unit: string, release: string): Promise<Release> {
    if (!unitField.isValidSync(unit) || !releaseField.isValidSync(release)) {
      throw new RegistryError('unknown', 'invalid release name');
    }
    const key = `${unit}@${release}`;
    const found =
      known.get(key) ??
      (await readInstalled(root, unit, release)) ??
      (await install(unit, release));
    known.set(key, found);
    return found;
  }

  return {
    get,
    async file(unit, release, name) {
      const described = await get(unit, release).catch(() => undefined);
      if (!described?.files.some((file) => file.name === name)) return undefined;
      const path = join(root, unit, release, name);
      if (await exists(path)) return path;
      const key = `${unit}@${release}`;
      if (!running.has(key)) {
        if (Date.now() - (mended.get(key) ?? 0) < MENDED_AT_MOST_EVERY) return undefined;
        mended.set(key, Date.now());
        log.warn(`${key} lacks ${name} and is installed again`);
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
    const release = readManifest(
      JSON.parse(await readFile(join(root, unit, name, MANIFEST), 'utf8')),
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
