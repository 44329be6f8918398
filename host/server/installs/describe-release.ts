import { RELEASE_MAX_FILES, RELEASE_MAX_BYTES } from '@sopaan/contract/blob';
import { releaseSchema, type Release } from '@sopaan/contract/release';
import { releaseForEdgeEndpoint } from '@sopaan/schemas/release-publish';
import { RegistryError } from '../registry/registry-error';
import type { Registry } from '../registry/registry-client';

/** The name of the manifest in a release's folder. */
export const MANIFEST = 'release.json';

/** What the registry says of a release. It must be the very one that was asked for. */
export async function describeRelease(
  registry: Registry,
  unit: string,
  release: string,
): Promise<Release> {
  const { manifest } = await registry.ask(releaseForEdgeEndpoint, { unit, release });
  const described = readManifest(manifest);
  if (described.unit !== unit || described.release !== release) {
    throw new RegistryError('invalid', `${unit}@${release}: the registry answered another release`);
  }
  return described;
}

/** A manifest, checked anew: its names become paths. */
export function readManifest(manifest: unknown): Release {
  try {
    const release = releaseSchema.validateSync(manifest);
    const fault = faultOf(release);
    if (!fault) return release;
    throw new Error(fault);
  } catch (cause) {
    throw new RegistryError('invalid', 'a manifest that cannot be used', cause);
  }
}

function faultOf({ files }: Release): string | undefined {
  if (files.length > RELEASE_MAX_FILES) return 'too many files';
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > RELEASE_MAX_BYTES) return 'too large';
  // These names are the edge's own.
  const taken = files.find(({ name }) => name === MANIFEST || /\.(?:br|gz)$/.test(name));
  return taken && `a file may not be called ${taken.name}`;
}
