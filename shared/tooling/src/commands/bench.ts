import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

const chromium = await ensureChromium();
await Promise.all([buildServers(), buildUnits()]);

const run = spawn(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'e2e/bench/run.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => (process.exitCode = code ?? 1));
