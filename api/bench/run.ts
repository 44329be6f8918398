/**
 * Measures calls of the API at a fixed rate, alternately on one instance and on two with one database.
 * Compare only numbers of one table, not those of different machines or runs.
 */
import { table } from '@sopaan/tooling/terminal/table';
import { createCalls, type MeasuredCall } from './calls';
import { generateLoad, type LoadResult } from './generate-load';
import { percentiles } from '@sopaan/tooling/bench/percentiles';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { startSite } from './site';
import { createLoggedInMembers } from './members';

const MEMBERS = 50;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
/** One and two instances take turns at being measured first. */
const ROUNDS = [
  [1, 2],
  [2, 1],
];

interface Result {
  call: MeasuredCall;
  instances: number;
  loads: LoadResult[];
}

async function measure(calls: readonly MeasuredCall[], addresses: readonly string[]) {
  const results: Result[] = calls.flatMap((call) =>
    [1, 2].map((instances) => ({ call, instances, loads: [] })),
  );
  for (const call of calls) await generateLoad(call, addresses, WARM_UP_SECONDS);
  for (const order of ROUNDS) {
    for (const call of calls) {
      for (const instances of order) {
        const result = results.find((one) => one.call === call && one.instances === instances);
        result?.loads.push(await generateLoad(call, addresses.slice(0, instances), SECONDS));
        process.stdout.write('.');
      }
    }
  }
  process.stdout.write('\n');
  return results.map(summary);
}

function summary({ call: { name, rate }, instances, loads }: Result) {
  const milliseconds = loads.flatMap((one) => one.milliseconds);
  const errors = loads.reduce((sum, one) => sum + one.errors, 0);
  const responsesPerSecond = milliseconds.length / (SECONDS * loads.length);
  return { call: name, instances, rate, responsesPerSecond, errors, ...percentiles(milliseconds) };
}

const site = await startSite(2);
try {
  const [first = ''] = site.addresses;
  const members = await createLoggedInMembers(site.databaseUrl, first, MEMBERS);
  const results = await measure(createCalls(members), site.addresses);
  const rows = results.map(
    ({ call, instances, rate, responsesPerSecond, errors, p50, p95, p99 }) => [
      call,
      String(instances),
      `${responsesPerSecond.toFixed(1)} of ${rate}`,
      ...[p50, p95, p99].map((value) => value.toFixed(1)),
      String(errors),
    ],
  );
  const head = ['API, ms', 'instances', 'responses per second', 'p50', 'p95', 'p99', 'errors'];
  console.log(`${table([head, ...rows]).join('\n')}\n`);
  writeResult('api', { unit: 'ms', seconds: SECONDS, results });
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
} finally {
  await site.stop();
}
