import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { mixed, number, object, string } from 'yup';
import { migrate } from '../plugins/migrate';
import { readSettings } from '../plugins/settings';
import { findLines } from './find-lines';
import { fuzz, type Find } from './fuzz';
import { openWorld } from './world';

/** Of each route in a round. A conversation through the edge has several requests. */
const RUNS = { api: 40, edge: 20 };
const SEEDS = 2 ** 31;

const wishesSchema = object({
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

/** `npm run fuzz`: goes round all routes until the time is over, each time with another seed. Needs a database of its own. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      through: { type: 'string' },
    },
  });
  const { minutes, seed, only, through } = wishesSchema.validateSync(values);
  const { databaseUrl } = readSettings(process.env);
  await migrate(databaseUrl);
  const world = await openWorld(
    databaseUrl,
    through === 'edge' ? process.env.EDGE_PROGRAM : undefined,
  );
  const until = Date.now() + minutes * 60_000;
  const [tried, taken] = [new Set<string>(), new Set<string>()];
  const found = new Map<string, Find>();
  let requests = 0;
  console.log(`Fuzzing through the ${through} for ${minutes} minutes from seed ${seed}.`);
  try {
    for (let round = 0; Date.now() < until; round += 1) {
      const options = { seed: seed + round, runs: RUNS[through], only: new RegExp(only), until };
      const { finds, sent, ...went } = await fuzz(world, options);
      requests += sent;
      for (const name of went.tried) tried.add(name);
      for (const name of went.taken) taken.add(name);
      for (const find of finds) {
        const key = `${find.operation} ${find.faults.join()}`;
        if (found.has(key)) continue;
        found.set(key, find);
        console.log([`\nSeed ${seed + round}:`, ...findLines(find)].join('\n'));
      }
      const ready = await world.app.inject('/readyz');
      if (ready.statusCode !== 200) throw new Error(`/readyz answers ${ready.statusCode}`);
    }
  } finally {
    await world.close();
  }
  console.log(`\n${requests} requests, ${found.size} finds.`);
  const untaken = [...tried].filter((name) => !taken.has(name));
  if (untaken.length > 0) console.log(`Never taken: ${untaken.join(', ')}.`);
  if (found.size > 0) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
