import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import { mixed, number, object, string } from 'yup';
import { migrate } from '../src/database/migrate';
import { readSettings } from '../src/config/settings';
import { formatFinding } from './format-finding';
import { fuzz, type Finding } from './fuzz';
import { openWorld } from './world';

/** Runs of each route in a round. A run through the edge has several requests. */
const RUNS = { api: 40, edge: 20 };
const SEEDS = 2 ** 31;

const optionsSchema = object({
  minutes: number().typeError('--minutes must be a number').positive().default(5),
  seed: number()
    .typeError('--seed must be a number')
    .integer()
    .default(() => randomInt(SEEDS)),
  only: string().default('.'),
  through: mixed<'edge' | 'api'>()
    .oneOf(['edge', 'api'], '--through takes edge or api')
    .default('edge'),
});

/** `npm run fuzz` repeats rounds over all routes until the time is over, each with another seed. Needs a separate database. */
async function run(): Promise<void> {
  const command = new Command('npm run fuzz --')
    .option('--minutes <n>', 'how long; default 5')
    .option('--seed <n>', 'the seed of the first round; default random')
    .option('--only <regex>', 'routes; default all')
    .option('--through <edge|api>', 'default edge')
    .showHelpAfterError()
    .parse();
  const { minutes, seed, only, through } = optionsSchema.validateSync(command.opts());
  const { databaseUrl } = readSettings(process.env);
  await migrate(databaseUrl);
  const world = await openWorld(
    databaseUrl,
    through === 'edge' ? process.env.EDGE_PROGRAM : undefined,
  );
  const deadline = performance.now() + minutes * 60_000;
  const rejectedSamples = new Set<string>();
  const findingsByKey = new Map<string, Finding>();
  let requests = 0;
  console.log(`Fuzzing through the ${through} for ${minutes} minutes from seed ${seed}.`);
  try {
    for (let round = 0; performance.now() < deadline; round += 1) {
      const options = { seed: seed + round, runs: RUNS[through], only: new RegExp(only), deadline };
      const { findings, sent, rejected } = await fuzz(world, options);
      requests += sent;
      for (const sample of rejected) rejectedSamples.add(sample);
      for (const finding of findings) {
        const key = `${finding.operation} ${finding.faults.join()}`;
        if (findingsByKey.has(key)) continue;
        findingsByKey.set(key, finding);
        console.log([`\nSeed ${seed + round}:`, ...formatFinding(finding)].join('\n'));
      }
      const ready = await world.app.inject('/readyz');
      if (ready.statusCode !== 200) throw new Error(`/readyz responded with ${ready.statusCode}`);
    }
  } finally {
    await world.close();
  }
  console.log(`\n${requests} requests, ${findingsByKey.size} findings.`);
  if (rejectedSamples.size > 0)
    console.log(`Rejected samples: ${[...rejectedSamples].join(', ')}.`);
  if (findingsByKey.size > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
