/** The secrets that the programs of a site share. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readPrivateFile } from '../postgres/private-file';
import { tokenFile } from './token-file';

export interface SiteKeys {
  /** Authenticates edges to the API. */
  edgeKey: string;
  /** Allows publishing and promoting all units. */
  deployToken: string;
}

export function ensureSiteKeys(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): SiteKeys {
  return {
    edgeKey: environment['EDGE_KEY'] || createSecret(),
    deployToken: environment['DEPLOY_TOKEN'] || loadOrCreateToken(dataDir),
  };
}

/** Creates the token once. Concurrent starts all use the token of the first one. */
function loadOrCreateToken(dataDir: string): string {
  const file = tokenFile(dataDir);
  const stored = readPrivateFile(file);
  if (stored) return stored;
  mkdirSync(dataDir, { recursive: true });
  const created = `sopaan_deploy_${createSecret()}`;
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${created}\n`, { mode: 0o600 });
  chmodSync(temporary, 0o600);
  try {
    linkSync(temporary, file);
    return created;
  } catch (error) {
    const existing = readPrivateFile(file);
    if (!existing) throw error;
    return existing;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
