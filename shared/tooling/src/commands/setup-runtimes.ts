/** `npm run setup:runtimes`: what running code needs on this machine, installed where that may be done from here. */
import { findRuntimes } from '../runtimes/find-runtimes';
import { findSandboxProblem } from '../runtimes/check-sandbox';
import { setUpRuntimes, thisMachine } from '../runtimes/set-up-runtimes';
import { table } from '../terminal/table';

const machine = thisMachine(console.log);
const isComplete = await setUpRuntimes(machine);
const rows = findRuntimes().map(({ name, missing }) => [
  name,
  missing.length === 0 ? 'there' : `missing: ${missing.join(', ')}`,
]);
console.log(table(rows).join('\n'));
const fault = isComplete ? await findSandboxProblem(machine) : undefined;
if (fault !== undefined) console.log(`\n${fault}`);
if (!isComplete || fault !== undefined) process.exitCode = 1;
