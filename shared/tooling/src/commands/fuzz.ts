/** `npm run fuzz [-- --minutes 10 --seed N --only REGEX --through api]`: runs on a temporary database. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { createTestFolder } from '../postgres/memory-folder';
import { runProgram } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

await buildServers();
const folder = createTestFolder('sopaan-fuzz');
try {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), fast: true });
  try {
    const args = ['--import', 'tsx', join(ROOT, 'api/fuzz/command.ts')];
    const { ok } = await runProgram(process.execPath, [...args, ...process.argv.slice(2)], {
      cwd: join(ROOT, 'api'),
      env: {
        DATABASE_URL: database.url,
        EDGE_PROGRAM: join(ROOT, 'host/dist/server/server.js'),
      },
      echo: true,
    });
    if (!ok) process.exitCode = 1;
  } finally {
    await database.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
