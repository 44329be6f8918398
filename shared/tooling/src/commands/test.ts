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

type Suite = [name: string, run: () => Promise<Counts>];

/** The suites of a step run side by side: neither check nor build keeps all cores busy by itself. */
const steps: ReadonlyArray<readonly Suite[]> = [
  [
    ['check', checks],
    ['build', build],
  ],
  [['jest', jest]],
  [['browser', () => browserSuite(ROOT)]],
];
const suites = steps.flat();

const words = process.argv.slice(2);
// The suites read it: the slow variants run too.
if (words.includes('--all')) process.env['SOPAAN_TEST_ALL'] = '1';
const wanted = words.filter((word) => word !== '--all');
const unknown = wanted.filter((name) => !suites.some(([suite]) => suite === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no suite ${unknown.join(', ')}: ${suites.map(([name]) => name).join(', ')}.`,
  );
}

async function runWanted([name, run]: Suite): Promise<SuiteResult[]> {
  if (wanted.length > 0 && !wanted.includes(name)) return [];
  console.log(`\n${name}…`);
  const result = await runSuite(name, run);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
  return [result];
}

const results: SuiteResult[] = [];
for (const step of steps) results.push(...(await Promise.all(step.map(runWanted))).flat());
console.log(`\n${summary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
