import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { object, string } from 'yup';
import { packageOf } from './shared-libraries';

const packageSchema = object({ name: string().required(), version: string().required() });

/** The version of a package as a unit resolves it. Walks up from the module, since `exports` may hide package.json. */
export function versionOf(name: string, unitDir: string): string {
  const packageName = packageOf(name);
  const resolve = createRequire(join(unitDir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const base of resolve) {
    const content = read(join(base, packageName, 'package.json'));
    if (content) return packageSchema.validateSync(JSON.parse(content)).version;
  }
  throw new Error(`${packageName} is not installed for ${dirname(unitDir)}`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
