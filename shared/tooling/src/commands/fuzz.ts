/** `npm run fuzz [-- --minutes 10 --seed N --only REGEX --through api]`: runs on a temporary database. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded';
import { runProgram } from '../processes/run-tool';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

await buildServers();
const folder = await mkdtemp(join(tmpdir(), 'sopaan-fuzz-'));
// When started by root, PostgreSQL runs as another user, which must be able to enter the folder.
await chmod(folder, 0o755);
try {
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fast: true });
  try {
    const args = ['--import', 'tsx', join(ROOT, 'api/src/fuzz/command.ts')];
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
