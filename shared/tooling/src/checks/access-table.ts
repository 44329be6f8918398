/** Keeps a table of who may call which API route in a file, so that changes are visible in review. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../processes/run-tool';
import type { Check } from './check';
import { checkGeneratedFile } from './generated-file';

const TABLE = 'docs/access.md';
const COMMAND = 'api/src/testing/access-table/command.ts';

export const accessTable: Check = {
  name: 'access table',
  run: async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'sopaan-access-'));
    try {
      const file = join(folder, 'access.md');
      // The API generates the table from its registered routes, which this package does not know.
      const args = ['--import', 'tsx', COMMAND, file];
      const { ok, output } = await runProgram(process.execPath, args, { cwd: context.root });
      if (!ok) return [output.trim() || `${COMMAND} failed without output`];
      return checkGeneratedFile(context, {
        path: TABLE,
        text: readFileSync(file, 'utf8'),
        problem: [
          `${TABLE} does not match the access rules of the API. If the change is intended, run`,
          '`npm run check -- --write`. Differences:',
        ],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
