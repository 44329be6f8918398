import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { object, string } from 'yup';
import { packageOf } from './shared-libraries';

const packageSchema = object({ name: string().required(), version: string().required() });

/**
 * The version that the host provides. In a checkout without the host it is read from the shared packages, because the workspace
 * has a single version of each library.
 */
export function providedVersion(name: string, hostDir: string): string {
  if (existsSync(join(hostDir, 'package.json'))) return installedVersionOrThrow(name, hostDir);
  const shared = join(dirname(hostDir), 'shared');
  for (const folder of readdirSync(shared).sort()) {
    const version = installedVersion(packageOf(name), join(shared, folder));
    if (version) return version;
  }
  throw new Error(`${packageOf(name)} is not installed for any package in ${shared}`);
}

/** The version of a package as a unit resolves it. Searches node_modules directly, because `exports` may hide package.json. */
export function installedVersionOrThrow(name: string, unitDir: string): string {
  const version = installedVersion(packageOf(name), unitDir);
  if (version) return version;
  throw new Error(`${packageOf(name)} is not installed for ${dirname(unitDir)}`);
}

function installedVersion(packageName: string, dir: string): string | undefined {
  const bases = createRequire(join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const base of bases) {
    const content = read(join(base, packageName, 'package.json'));
    if (content) return packageSchema.validateSync(JSON.parse(content)).version;
  }
  return undefined;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
