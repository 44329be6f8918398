import { Command } from 'commander';
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
  const failedChecks = results.filter(({ problems }) => problems.length > 0);
  const notes = failedChecks.map(({ name }) => `${name} failed, see above`);
  return { passed: results.length - failedChecks.length, failed: failedChecks.length, notes };
}

/** Tests that run user programs need the language runtimes; missing ones that cannot be installed are reported. */
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

/** The suites of a step run in parallel: neither check nor build keeps all cores busy. */
const steps: ReadonlyArray<readonly Suite[]> = [
  [
    ['check', checks],
    ['build', build],
  ],
  [['jest', jest]],
  [['browser', () => browserSuite(ROOT)]],
];
const suites = steps.flat();

const command = new Command('npm test --')
  .argument('[suite...]')
  .option('--all', 'include slow variants')
  .showHelpAfterError()
  .parse();
// The suites read this variable.
if (command.opts<{ all?: true }>().all) process.env['SOPAAN_TEST_ALL'] = '1';
const selected = command.args;
const unknown = selected.filter((name) => !suites.some(([suite]) => suite === name));
if (unknown.length > 0) {
  throw new Error(
    `Unknown suite ${unknown.join(', ')}. The suites are ${suites.map(([name]) => name).join(', ')}.`,
  );
}

async function runSelected([name, run]: Suite): Promise<SuiteResult[]> {
  if (selected.length > 0 && !selected.includes(name)) return [];
  console.log(`\n${name}…`);
  const result = await runSuite(name, run);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
  return [result];
}

const results: SuiteResult[] = [];
for (const step of steps) results.push(...(await Promise.all(step.map(runSelected))).flat());
console.log(`\n${summary(results)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
