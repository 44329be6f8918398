import { RELEASE_MAX_FILES, RELEASE_MAX_BYTES } from '@sopaan/contract/blob';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { releaseForEdgeEndpoint } from '@sopaan/schemas/releases/publish';
import { RegistryError } from '../registry/registry-error';
import type { Registry } from '../registry/registry-client';

/** The name of the manifest in a release's folder. */
export const MANIFEST_FILE = 'release.json';
/** The file with the hash of the manifest, which no other file contains. */
export const MANIFEST_HASH_FILE = 'release.json.sha384';

/** Fetches the manifest of a release from the registry, and checks that it is the requested one. */
export async function fetchManifest(
  registry: Registry,
  unit: string,
  releaseName: string,
): Promise<Release> {
  const { manifest } = await registry.call(releaseForEdgeEndpoint, { unit, release: releaseName });
  const parsed = parseManifest(manifest);
  if (parsed.unit !== unit || parsed.release !== releaseName) {
    throw new RegistryError(
      'invalid',
      `${unit}@${releaseName}: the registry returned another release`,
    );
  }
  return parsed;
}

/** Validates a manifest although the registry has done so: its names become paths. */
export function parseManifest(value: unknown): Release {
  try {
    const manifest = releaseSchema.validateSync(value);
    const problem = findProblem(manifest);
    if (!problem) return manifest;
    throw new Error(problem);
  } catch (cause) {
    throw new RegistryError('invalid', 'invalid manifest', cause);
  }
}

function findProblem({ files }: Release): string | undefined {
  if (files.length > RELEASE_MAX_FILES) return 'too many files';
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > RELEASE_MAX_BYTES) return 'too large';
  // The edge writes files with these names itself.
  const names = [MANIFEST_FILE, MANIFEST_HASH_FILE];
  const reserved = files.find(({ name }) => names.includes(name) || /\.(?:br|gz)$/.test(name));
  return reserved && `reserved file name ${reserved.name}`;
}
