import { accessTable } from './access-table';
import { boundaries } from './boundaries';
import type { Check, CheckContext, CheckResult } from './check';
import { contractReport } from './contract-report';
import { cycles } from './cycles';
import { sharedExports } from './shared-exports';
import { docs } from './docs';
import { files } from './files';
import { format, lint, types, unused } from './tools';
import { vocabulary } from './vocabulary';

const CHECKS: readonly Check[] = [
  lint,
  types,
  format,
  unused,
  contractReport,
  accessTable,
  boundaries,
  sharedExports,
  cycles,
  files,
  vocabulary,
  docs,
];

/** Runs every check even if one fails; two at a time, because each slow check runs in its own process. */
export async function runChecks(
  context: CheckContext,
  onDone: (result: CheckResult) => void = () => undefined,
  checks: readonly Check[] = CHECKS,
): Promise<CheckResult[]> {
  const queue = [...checks];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await runCheck(check, context);
      results.push(result);
      onDone(result);
    }
  };
  // Two checks that write at the same time could overwrite each other's changes.
  await Promise.all(context.write ? [worker()] : [worker(), worker()]);
  return results;
}

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    return { name: check.name, problems: await check.run(context), seconds: seconds() };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name: check.name, problems: [message], seconds: seconds() };
  }
}

/** Prints the result of a check. */
export function printCheck({ name, problems, seconds }: CheckResult): void {
  const mark = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark}  ${name} (${seconds.toFixed(1)} s)`);
  for (const problem of problems) console.log(`${problem.replace(/^/gm, '        ')}`);
}
