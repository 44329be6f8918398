import { printCheck, runChecks } from '../checks/run-checks';
import { buildUnits } from '../release/build';
import { ROOT } from '../release/project';
import { setUpRuntimes, thisMachine } from '../runtimes/set-up-runtimes';
import { buildServers } from '../servers/build-servers';
import { browserSuite } from '../suites/browser-suite';
import { jestSuite } from '../suites/jest-suite';
import { runSuite, summary, type Counts, type SuiteResult } from '../suites/suite';

async function checks(): Promise<Counts> {
  const results = await runChecks({ root: ROOT, write: false }, printCheck);
  const failed = results.filter(({ problems }) => problems.length > 0);
  const notes = failed.map(({ name }) => `${name} failed, see above`);
  return { passed: results.length - failed.length, failed: failed.length, notes };
}

/** Tests of programs that run need what they run on; they say so where it cannot be had. */
async function jest(): Promise<Counts> {
  await setUpRuntimes(thisMachine(console.log));
  return jestSuite(ROOT);
}

async function build(): Promise<Counts> {
  await buildServers();
  await buildUnits();
  return { passed: 1, failed: 0 };
}

const suites: ReadonlyArray<[name: string, run: () => Promise<Counts>]> = [
  ['check', checks],
  ['jest', jest],
  ['build', build],
  ['browser', () => browserSuite(ROOT)],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some(([suite]) => suite === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no suite ${unknown.join(', ')}: ${suites.map(([name]) => name).join(', ')}.`,
  );
}

const results: SuiteResult[] = [];
for (const [name, run] of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}…`);
  const result = await runSuite(name, run);
  results.push(result);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
}
console.log(`\n${summary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
