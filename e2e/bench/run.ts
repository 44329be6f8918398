/**
 * Compares the site with a monolith of the same sources, served by the same edge with the same data. Both are measured alternately;
 * compare only ratios within a pair, not numbers of different runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Command } from 'commander';
import { buildMonolith } from '@sopaan/tooling/bench/build-monolith';
import { MONOLITH_ROOT } from '@sopaan/tooling/bench/monolith-source';
import { freePort } from '@sopaan/tooling/postgres/free-port';
import { ROOT } from '@sopaan/tooling/release/project';
import { runSite } from '@sopaan/tooling/site/run-site';
import { compare, table, type Pair } from './compare';
import { measureVisit, type Profile } from './measure-visit';

const program = new Command('npm run bench -- pages')
  .argument('[pairs]', 'how often both are measured with each profile', '7')
  .showHelpAfterError()
  .parse();
const PAIRS = Number(program.args[0] ?? 7);
if (!Number.isInteger(PAIRS) || PAIRS < 1) program.error('error: [pairs] must be 1 or more');

const PROFILES: readonly Profile[] = [
  {
    name: 'Slow 4G, CPU 4 times slower',
    network: { latency: 150, kilobitsPerSecond: 1600 },
    cpuSlowdown: 4,
  },
  { name: 'Not throttled', cpuSlowdown: 1 },
];

const ignoreLog = () => undefined;

async function startSite(name: string, units?: string) {
  const settings = {
    host: '127.0.0.1',
    port: await freePort(),
    dataDir: join(ROOT, `var/bench/${name}`),
    databaseUrl: undefined,
  };
  const environment = { ...process.env, ...(units && { SOPAAN_UNITS: units }) };
  // The monolith has no registry: its single unit is served from its build folder.
  return runSite(ROOT, settings, ignoreLog, environment, units ? 'folder' : 'registry');
}

async function measure(browser: Browser, urls: Record<keyof Pair, string>, profile: Profile) {
  const pairs: Pair[] = [];
  for (let round = 0; round < PAIRS; round += 1) {
    const monolithFirst = round % 2 === 0;
    const first = await measureVisit(
      browser,
      monolithFirst ? urls.monolith : urls.federated,
      profile,
    );
    const second = await measureVisit(
      browser,
      monolithFirst ? urls.federated : urls.monolith,
      profile,
    );
    pairs.push(
      monolithFirst
        ? { monolith: first, federated: second }
        : { monolith: second, federated: first },
    );
    process.stdout.write('.');
  }
  process.stdout.write('\n');
  return pairs;
}

await buildMonolith();
const federated = await startSite('federated');
const monolith = await startSite('monolith', MONOLITH_ROOT);
const browser = await chromium.launch({
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
try {
  const urls = { federated: federated.url, monolith: monolith.url };
  const results = [];
  for (const profile of PROFILES) {
    const pairs = await measure(browser, urls, profile);
    const rows = compare(pairs);
    results.push({ profile, pairs, rows });
    console.log(`${table(`${profile.name}, medians of ${PAIRS} pairs`, rows)}\n`);
  }
  const folder = join(ROOT, 'var/bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'pages.json');
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  console.log(`Written to ${file}`);
} finally {
  await browser.close();
  await monolith.stop();
  await federated.stop();
}
