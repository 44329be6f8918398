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
  /** The release, installed if it is not yet. Rejects with a RegistryError when that cannot be. */
  get: (unit: string, release: string) => Promise<Release>;
  /** Where a file of a release stands. One that has vanished is brought back. */
  file: (unit: string, release: string, name: string) => Promise<string | undefined>;
}

/** How long a failure is believed, so that questions in plenty do not become questions to the registry. */
const BELIEVED = { unreachable: 1000, unknown: 5000, refused: 5000, invalid: 10_000 } as const;
const MENDED_AT_MOST_EVERY = 5000;
/** Anyone may ask for any name. */
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

  /** Installs a release once at a time; whoever asks meanwhile joins. */
  function install(unit: string, release: string): Promise<Release> {
    const key = `${unit}@${release}`;
    const failure = failed.get(key);
    if (failure && failure.until > Date.now()) return Promise.reject(failure.error);
    const joined = running.get(key);
    if (joined) return joined;
    if (running.size >= AT_ONCE) return Promise.reject(new RegistryError('unreachable', 'busy'));
    const installing = installRelease(registry, root, unit, release)
      .catch((cause: unknown) => {
        const error = asRegistryError(cause, key);
        failed.set(key, { error, until: Date.now() + BELIEVED[error.fault] });
        if (error.fault === 'invalid' && !failure)
          log.error({ err: error }, `${key} is not installed`);
        throw error;
      })
      .finally(() => running.delete(key));
    running.set(key, installing);
    return installing;
  }

  async function get(unit: string, release: string): Promise<Release> {
    if (!unitField.isValidSync(unit) || !releaseField.isValidSync(release)) {
      throw new RegistryError('unknown', 'this names no release');
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
        log.warn(`${key} misses ${name}; it is installed again`);
      }
      await install(unit, release).catch(() => undefined);
      return (await exists(path)) ? path : undefined;
    },
  };
}

/** A full disk, say, counts as a release that is not as agreed: it is logged, and not tried again at once. */
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
