/** The manifest that the federation plugin writes into each release, for federated applications outside this site. */
import { array, object, string, ValidationError } from 'yup';
import { EXPOSED_MODULE, HOST_INSTANCE, RUNTIME_CORE } from './federation';
import type { Release } from './release';

export const FEDERATION_MANIFEST = 'mf-manifest.json';

const manifestSchema = object({
  name: string().required(),
  metaData: object({
    globalName: string().required(),
    /** Where the files are; `auto`: next to the manifest. */
    publicPath: string().defined(),
    remoteEntry: object({ path: string().defined(), name: string().defined() }).required(),
  }).required(),
  exposes: array(object({ path: string().required() })).required(),
  shared: array(
    object({
      name: string().required(),
      /** What a host provides; empty in remotes. */
      version: string().defined(),
      /** The range that a remote needs. */
      requiredVersion: string().defined(),
    }),
  ).required(),
});

/** A field of a federation manifest that disagrees with its release. */
export interface ManifestFault {
  field: string;
  message: string;
}

/** The fields in which a federation manifest disagrees with the release that it is part of. */
export function federationManifestFaults(release: Release, text: string): ManifestFault[] {
  const manifest = parse(text);
  if ('message' in manifest) return [{ field: 'manifest', message: manifest.message }];
  const { name, metaData, exposes, shared } = manifest;
  const isHost = release.unit === 'host';
  const expectedName = isHost ? HOST_INSTANCE : release.container;
  const { remoteEntry } = metaData;
  const fields: Array<[field: string, actual: unknown, expected: unknown]> = [
    ['name', name, expectedName],
    ['metaData.globalName', metaData.globalName, expectedName],
    ['metaData.publicPath', metaData.publicPath, 'auto'],
    ['metaData.remoteEntry', remoteEntry.path + remoteEntry.name, isHost ? '' : release.entry],
    ['exposes', exposes.map(({ path }) => path), isHost ? [] : [EXPOSED_MODULE]],
    ['shared', librariesOf(isHost ? shared : shared.map(toRange)), librariesOf(release.shared)],
  ];
  return fields.flatMap(([field, actual, expected]) =>
    JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : {
          field,
          message: `${field} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}.`,
        },
  );
}

function parse(text: string) {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ValidationError) return error;
    throw error;
  }
}

function toRange({ name, requiredVersion }: { name: string; requiredVersion: string }) {
  return { name, version: requiredVersion };
}

/** Shared libraries as `name@version`, without the federation runtime, which the host provides as a global. */
function librariesOf(shared: ReadonlyArray<{ name: string; version: string }>): string[] {
  return shared
    .filter(({ name }) => name !== RUNTIME_CORE)
    .map(({ name, version }) => `${name}@${version}`)
    .sort();
}
