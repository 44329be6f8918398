import { accessTable } from './access-table';
import { boundaries } from './boundaries';
import type { Check, CheckContext, CheckResult } from './check';
import { contractReport } from './contract-report';
import { cycles } from './cycles';
import { docs } from './docs';
import { files } from './files';
import { format, lint, types, unused } from './tools';

const CHECKS: readonly Check[] = [
  lint,
  types,
  format,
  unused,
  contractReport,
  accessTable,
  boundaries,
  cycles,
  files,
  docs,
];

/** Runs every check, also after one has failed; two at a time, because each of the slow ones is a process of its own. */
export async function runChecks(
  context: CheckContext,
  done: (result: CheckResult) => void = () => undefined,
  checks: readonly Check[] = CHECKS,
): Promise<CheckResult[]> {
  const queue = [...checks];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await runCheck(check, context);
      results.push(result);
      done(result);
    }
  };
  // Two that write at once would write over each other.
  await Promise.all(context.write ? [worker()] : [worker(), worker()]);
  return results;
}

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    return { name: check.name, problems: await check.run(context), seconds: seconds() };
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name: check.name, problems: [words], seconds: seconds() };
  }
}

/** What a person reads while the checks run. */
export function printCheck({ name, problems, seconds }: CheckResult): void {
  const mark = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark}  ${name} (${seconds.toFixed(1)} s)`);
  for (const problem of problems) console.log(`${problem.replace(/^/gm, '        ')}`);
}
