import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '@sopaan/tooling/release/project';
import { buildServers } from '@sopaan/tooling/servers/build-servers';
import { packageRoot } from '../plugins/package-root';
import { atTeardown } from './teardown';

/** Set by the global set-up: where the bundle is. */
const BUILT_SERVER = 'SOPAAN_TEST_SERVER';

/**
 * Bundles the server for all processes of a run. In a folder of this run: other runs may do the same, and what is in `dist` is the
 * build's. The libraries must be found from there.
 */
export async function buildServer(): Promise<void> {
  const folder = join(packageRoot(), 'node_modules', '.cache', `test-server-${process.pid}`);
  atTeardown(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'server.js');
  const program = { name: 'api', entry: 'api/src/server.ts', output: relative(ROOT, file) };
  await buildServers(ROOT, [program]);
  process.env[BUILT_SERVER] = file;
}

export function builtServer(): string {
  const file = process.env[BUILT_SERVER];
  if (file === undefined)
    throw new Error(`${BUILT_SERVER} is missing: run the tests with api/jest.config.js`);
  return file;
}
