import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FEDERATION_MANIFEST,
  federationManifestFaults,
} from '@sopaan/contract/federation-manifest';
import type { Release } from '@sopaan/contract/release';

/** Throws if the manifest of Module Federation in the folder of a build disagrees with the release. */
export function assertFederationManifest(outputDir: string, release: Release): void {
  const text = readFileSync(join(outputDir, FEDERATION_MANIFEST), 'utf8');
  const messages = federationManifestFaults(release, text).map(({ message }) => message);
  if (messages.length === 0) return;
  throw new Error(`${FEDERATION_MANIFEST} disagrees with the release. ${messages.join(' ')}`);
}
