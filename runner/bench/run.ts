/**
 * Measures what a program costs in the sandbox, language by language: with one caller, with as many as there are slots, and
 * without a sandbox. Only numbers of the same run on the same machine are comparable.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeResult } from '@sopaan/tooling/bench/write-result';
import { table } from '@sopaan/tooling/terminal/table';
import { queuedRunner } from '../src/queue/queued-runner';
import { SLICE_MS } from '../src/queue/next-grant';
import { createSandboxRunner } from '../src/sandbox/sandbox-runner';
import { prepareBare } from './bare-program';
import { measureFairness, type Fairness } from './fairness';
import { measure, type Measurement } from './measure';

const slots = availableParallelism();
const HEADER = [
  'Runner, ms',
  'bare p50',
  'test p50',
  'added',
  'run p50',
  'p95',
  'per second',
  `${slots} at once p50`,
  'p95',
  'per second',
];

const runner = queuedRunner(createSandboxRunner(), { slots });
const folder = await mkdtemp(join(tmpdir(), 'sopaan-bench-'));
const results: Measurement[] = [];
let fairness: Fairness;
try {
  fairness = await measureFairness(runner);
  for (const { language, available, reason } of await runner.runtimes()) {
    if (!available) {
      console.log(`${language}: ${reason}`);
      continue;
    }
    const bare = await prepareBare(language, folder);
    results.push(await measure(runner, language, { slots, bare }));
    process.stdout.write('.');
  }
} finally {
  await runner.close();
  await rm(folder, { recursive: true });
}

const rows = results.map(({ language, bare, test, added, sequential, concurrent }) => [
  language,
  ...[bare.p50, test.p50, added.p50, sequential.p50, sequential.p95, sequential.perSecond].map(
    round,
  ),
  ...[concurrent.p50, concurrent.p95, concurrent.perSecond].map(round),
]);
console.log(`\n${table([HEADER, ...rows]).join('\n')}\n`);
console.log(
  'bare: without a sandbox. test: one test of the judge, already compiled. run: Run Code, with compilation.',
);
console.log(`
${fairness.crowd.people} people press Run within a second: ${fairness.crowd.refused} rejected, result after ${round(fairness.crowd.p50)} ms (p95 ${round(fairness.crowd.p95)}).
With 50 endless loops of somebody else a program takes ${round(fairness.withLoops.p50)} ms, without them ${round(fairness.baseline.p50)} ms; difference in pairs ${round(fairness.added.p50)} ms (p95 ${round(fairness.added.p95)}), a slice is ${SLICE_MS} ms.
`);
writeResult('runner', { unit: 'ms', slots, fairness, results });
if (results.length === 0) process.exitCode = 1;

function round(value: number): string {
  return value.toFixed(1);
}
