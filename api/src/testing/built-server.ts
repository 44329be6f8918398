import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '@sopaan/tooling/release/project';
import { buildServers } from '@sopaan/tooling/servers/build-servers';
import { packageRoot } from '../config/package-root';
import { atTeardown } from './teardown';

/** Set by the global setup: the path of the bundle. */
const BUILT_SERVER = 'SOPAAN_TEST_SERVER';

/**
 * Bundles the server, and the processes that it starts for PDFs and videos, once for all processes of a test run. The folder is separate,
 * because other runs may be active and `dist` belongs to the build. Libraries must be resolvable from there.
 */
export async function buildServer(): Promise<void> {
  const folder = join(packageRoot(), 'node_modules', '.cache', `test-server-${process.pid}`);
  atTeardown(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'server.js');
  await buildServers(ROOT, [
    { name: 'api', entry: 'api/src/server.ts', output: relative(ROOT, file) },
    {
      name: 'pdf-process',
      entry: 'api/src/modules/wallet/pdf/pdf-process.ts',
      output: relative(ROOT, join(folder, 'pdf-process.js')),
    },
    {
      name: 'encoding-process',
      entry: 'api/src/modules/lessons/encoding/ffmpeg/encoding-process.ts',
      output: relative(ROOT, join(folder, 'encoding-process.js')),
    },
  ]);
  process.env[BUILT_SERVER] = file;
}

export function builtServer(): string {
  const file = process.env[BUILT_SERVER];
  if (file === undefined)
    throw new Error(`${BUILT_SERVER} is missing: run the tests with api/jest.config.js`);
  return file;
}
