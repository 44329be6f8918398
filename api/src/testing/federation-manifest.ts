import { FEDERATION_MANIFEST } from '@sopaan/contract/federation-manifest';
import { describeFile, type FakeBuild } from './fake-manifest';

/** Adds the manifest that the federation plugin writes into a remote's build; `overrides` replaces some of its fields. */
export function addFederationManifest(
  { manifest, contents }: FakeBuild,
  overrides: object = {},
): FakeBuild {
  const { container, entry, shared } = manifest;
  const content = Buffer.from(
    JSON.stringify({
      id: container,
      name: container,
      metaData: {
        globalName: container,
        publicPath: 'auto',
        remoteEntry: { name: entry, path: '', type: 'var' },
      },
      shared: shared.map(({ name, version }) => ({ name, version: '', requiredVersion: version })),
      remotes: [],
      exposes: [{ path: './remote' }],
      ...overrides,
    }),
  );
  return {
    manifest: {
      ...manifest,
      files: [...manifest.files, describeFile(FEDERATION_MANIFEST, content)],
    },
    contents: new Map([...contents, [FEDERATION_MANIFEST, content]]),
  };
}
