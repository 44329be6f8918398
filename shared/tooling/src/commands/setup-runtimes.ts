/** `npm run setup:runtimes`: lists the language runtimes of this machine and installs missing ones when run as root. */
import { findRuntimes } from '../runtimes/find-runtimes';
import { findSandboxProblem } from '../runtimes/check-sandbox';
import { setUpRuntimes, thisMachine } from '../runtimes/set-up-runtimes';
import { table } from '../terminal/table';

const machine = thisMachine(console.log);
const isComplete = await setUpRuntimes(machine);
const rows = findRuntimes().map(({ name, missing }) => [
  name,
  missing.length === 0 ? 'installed' : `missing: ${missing.join(', ')}`,
]);
console.log(table(rows).join('\n'));
const problem = isComplete ? await findSandboxProblem(machine) : undefined;
if (problem !== undefined) console.log(`\n${problem}`);
if (!isComplete || problem !== undefined) process.exitCode = 1;
