import { Command } from 'commander';
import { printCheck, runChecks } from '../checks/run-checks';
import { ROOT } from '../release/project';

const { write } = new Command('npm run check --')
  .option('--write', 'fix what can be fixed, and write the generated files', false)
  .showHelpAfterError()
  .parse()
  .opts<{ write: boolean }>();
const results = await runChecks({ root: ROOT, write }, printCheck);
const failedCount = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\n${results.length - failedCount} checks passed, ${failedCount} failed`);
process.exitCode = failedCount > 0 ? 1 : 0;
