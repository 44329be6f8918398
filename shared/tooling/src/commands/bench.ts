/**
 * `npm run bench [-- api|search|live-chat|runner|live-media|challenges|sets|html|deploy|pages [PAIRS]]`: measures the site's performance,
 * all parts or one.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Argument, Command } from 'commander';
import { ensureChromium } from '../browser/chromium';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { buildServers } from '../servers/build-servers';

const PARTS = [
  /** API requests, on one instance and on two. */
  { name: 'api', program: 'api/bench/run.ts', needsUnits: false },
  /** Searches over many jobs, with query plans. */
  { name: 'search', program: 'api/bench/search/run.ts', needsUnits: false },
  /** The delivery of messages in a live class, on two instances. */
  { name: 'live-chat', program: 'api/bench/live-chat/run.ts', needsUnits: false },
  /** User programs in the sandbox. */
  { name: 'runner', program: 'runner/bench/run.ts', needsUnits: false },
  /** A live class with a teacher and viewers in the media server. */
  { name: 'live-media', program: 'media/bench/run.ts', needsUnits: false },
  /** Reference solutions of the challenges, from which the time limits are derived. */
  { name: 'challenges', program: 'api/bench/challenges/run.ts', needsUnits: false },
  /** Resolving a page's release set in the edge. */
  { name: 'sets', program: 'host/server/bench/set-lookup.ts', needsUnits: true },
  /** The edge's processor time for a page. */
  { name: 'html', program: 'host/server/bench/html.ts', needsUnits: true },
  /** The time from a changed line of code until new visitors get it. */
  { name: 'deploy', program: 'e2e/bench/deploy.ts', needsUnits: true },
  /** Page loads in a browser. */
  { name: 'pages', program: 'e2e/bench/run.ts', needsUnits: true },
];

const [selected, ...partArgs] = new Command('npm run bench --')
  .addArgument(new Argument('[part]').choices(PARTS.map(({ name }) => name)))
  .argument('[argument...]', 'arguments of the part')
  .passThroughOptions()
  .allowUnknownOption()
  .showHelpAfterError()
  .parse().args;
const parts = PARTS.filter(({ name }) => selected === undefined || name === selected);

const needsUnits = parts.some((part) => part.needsUnits);
// Only parts that need units, `deploy` and `pages`, open a browser.
const chromium = needsUnits ? await ensureChromium() : undefined;
await Promise.all([buildServers(), needsUnits && buildUnits()]);

let runningChild: ChildProcess | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
    runningChild?.kill(signal);
  });
}

function run(program: string): Promise<number> {
  const args = ['--import', 'tsx', join(ROOT, program), ...partArgs];
  const env = { ...process.env, ...(chromium !== undefined && { CHROMIUM_PATH: chromium }) };
  const child = (runningChild = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  }));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

for (const { program } of parts) {
  if (isStopping) break;
  const code = await run(program);
  if (code !== 0) process.exitCode = code;
}
