/** The secrets that the programs of a site share. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readPrivateFile } from '../postgres/private-file';
import { tokenFile } from './token-file';

export interface SiteKeys {
  /** By which the API knows its edges. */
  edgeKey: string;
  /** Publishes and promotes all units. */
  deployToken: string;
}

export function ensureSiteKeys(
  dataFolder: string,
  environment: Readonly<Record<string, string | undefined>>,
): SiteKeys {
  return {
    edgeKey: environment['EDGE_KEY'] || secret(),
    deployToken: environment['DEPLOY_TOKEN'] || loadOrCreateToken(dataFolder),
  };
}

/** Made once: of several starts at the same moment, all take the token of the first. */
function loadOrCreateToken(dataFolder: string): string {
  const file = tokenFile(dataFolder);
  const kept = readPrivateFile(file);
  if (kept) return kept;
  mkdirSync(dataFolder, { recursive: true });
  const made = `sopaan_deploy_${secret()}`;
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${made}\n`, { mode: 0o600 });
  chmodSync(own, 0o600);
  try {
    linkSync(own, file);
    return made;
  } catch (error) {
    const faster = readPrivateFile(file);
    if (!faster) throw error;
    return faster;
  } finally {
    rmSync(own, { force: true });
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
