import { dirname, join } from 'node:path';
import { runTool } from '@sopaan/tooling/processes/run-tool';
import { sharedMailFolder } from '../accounts/mailbox';
import { ROOT } from './project';

/** Runs `npm run admin -- …` on the site shared by all tests and returns the output. Throws if it fails. */
export async function runAdmin(...args: string[]): Promise<string> {
  const { ok, output } = await runTool(
    join(ROOT, 'shared/tooling/bin/sopaan.mjs'),
    ['admin', ...args],
    { cwd: ROOT, env: { SOPAAN_DATA: dirname(sharedMailFolder()), NODE_OPTIONS: '' } },
  );
  if (!ok) throw new Error(output);
  return output;
}
