/** `npm run bench [-- api|search|runner|challenges|sets|pages [PAIRS]]`: what the site costs, all parts or one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../browser/chromium';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

const PARTS = [
  /** Calls of the API, on one instance and on two. */
  { name: 'api', program: 'api/bench/run.ts', needsUnits: false },
  /** Searches over many jobs, with the plans of their statements. */
  { name: 'search', program: 'api/bench/search/run.ts', needsUnits: false },
  /** Programs of learners in the sandbox. */
  { name: 'runner', program: 'runner/bench/run.ts', needsUnits: false },
  /** Reference solutions of the challenges, from which their time limits follow. */
  { name: 'challenges', program: 'api/bench/challenges/run.ts', needsUnits: false },
  /** What a page's set costs the edge. */
  { name: 'sets', program: 'host/server/bench/set-lookup.ts', needsUnits: true },
  /** The pages in a browser. */
  { name: 'pages', program: 'e2e/bench/run.ts', needsUnits: true },
];

const given = process.argv.slice(2);
const named = PARTS.filter(({ name }) => name === given[0]);
const parts = named.length > 0 ? named : PARTS;
const words = named.length > 0 ? given.slice(1) : given;

const needsUnits = parts.some((part) => part.needsUnits);
const chromium = needsUnits ? await ensureChromium() : undefined;
await Promise.all([buildServers(), needsUnits && buildUnits()]);

let running: ChildProcess | undefined;
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    ended = true;
    running?.kill(signal);
  });
}

function run(program: string): Promise<number> {
  const args = ['--import', 'tsx', join(ROOT, program), ...words];
  const env = { ...process.env, ...(chromium !== undefined && { CHROMIUM_PATH: chromium }) };
  const child = (running = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

for (const { program } of parts) {
  if (ended) break;
  const code = await run(program);
  if (code !== 0) process.exitCode = code;
}
