/** Who may call which route of the API, as a file, so that a change of it is seen in review. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../processes/run-tool';
import type { Check } from './check';
import { checkGeneratedFile } from './generated-file';

const TABLE = 'docs/access.md';
const COMMAND = 'api/src/access-table/command.ts';

export const accessTable: Check = {
  name: 'access table',
  run: async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'sopaan-access-'));
    try {
      const file = join(folder, 'access.md');
      // The API makes it from the routes that it registers: this package knows none of them.
      const args = ['--import', 'tsx', COMMAND, file];
      const { ok, output } = await runProgram(process.execPath, args, { cwd: context.root });
      if (!ok) return [output.trim() || `${COMMAND} failed without a word`];
      return checkGeneratedFile(context, {
        path: TABLE,
        text: readFileSync(file, 'utf8'),
        problem: [
          `${TABLE} does not show who may call the routes of the API. If the change is meant, run`,
          '`npm run check -- --write`. What differs:',
        ],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
