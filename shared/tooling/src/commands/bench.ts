import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

const chromium = await ensureChromium();
await Promise.all([buildServers(), buildUnits()]);

/** What a page's set costs the edge, then the pages in a browser. */
const PROGRAMS = ['host/server/bench/set-lookup.ts', 'e2e/bench/run.ts'];

let running: ChildProcess | undefined;
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ended = true;
    running?.kill(signal);
  });
}

function run(program: string): Promise<number> {
  const words = ['--import', 'tsx', join(ROOT, program), ...process.argv.slice(2)];
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  const child = (running = spawn(process.execPath, words, { cwd: ROOT, stdio: 'inherit', env }));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

for (const program of PROGRAMS) {
  if (ended) break;
  const code = await run(program);
  if (code !== 0) process.exitCode = code;
}
