import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, number, object, string } from 'yup';
import type { Counts } from './suite';
import { runSuiteProgram } from './suite-program';

const resultSchema = object({
  numPassedTests: number().required(),
  numFailedTests: number().required(),
  /** Files that could not be loaded; their tests are not counted elsewhere. */
  numRuntimeErrorTestSuites: number().required(),
  numPendingTests: number().required(),
  testResults: array(object({ name: string().required(), status: string().required() })).required(),
});

/** Runs the jest tests of all packages. */
export async function jestSuite(root: string): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-jest-'));
  const file = join(folder, 'result.json');
  try {
    const args = [
      // Inherited by the workers. Loading a test file quickly fills the young generation of the heap, which is small by default.
      '--max-semi-space-size=64',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--ci',
      '--json',
      `--outputFile=${file}`,
      '--testLocationInResults=false',
      // By default, jest would use only one of two cores.
      `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`,
    ];
    const { output, notes } = await runSuiteProgram({
      command: process.execPath,
      args,
      cwd: root,
      env: { FORCE_COLOR: '0' },
      report: file,
    });
    if (!existsSync(file)) throw new Error(`jest wrote no report:\n${output.trim()}`);
    const counts = readJestResult(file, output);
    return { ...counts, notes: [...counts.notes, ...notes] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readJestResult(file: string, output: string): Required<Counts> {
  const result = resultSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  const failedCount = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const notes: string[] = [];
  if (failedCount > 0) notes.push(failures(output));
  if (result.numPendingTests > 0) notes.push(`${result.numPendingTests} tests were skipped`);
  return { passed: result.numPassedTests, failed: failedCount, notes };
}

/** jest's output about failures, without passed files and the JSON. */
function failures(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('PASS ') && !line.startsWith('{"num'))
    .join('\n')
    .trim();
}
