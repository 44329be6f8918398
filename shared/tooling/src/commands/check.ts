import { printCheck, runChecks } from '../checks/run-checks';
import { ROOT } from '../release/project';

const write = process.argv.includes('--write');
const results = await runChecks({ root: ROOT, write }, printCheck);
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`\n${results.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
