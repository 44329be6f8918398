import { fileURLToPath } from 'node:url';
import { RUNTIME_CORE } from '@sopaan/contract/federation';
import { installedVersionOrThrow } from '../shared-versions';

/** The runtime that a build provides or needs. All packages of the federation runtime have one version. */
export function runtimeCore(): { name: string; version: string } {
  const tooling = fileURLToPath(new URL('../../..', import.meta.url));
  return {
    name: RUNTIME_CORE,
    version: installedVersionOrThrow('@module-federation/enhanced', tooling),
  };
}
