import { TOKEN } from '../../registry/testing/fake-registry';
import { runReleaseCommand } from '../run-release-command';
import type { CliContext } from '../verb';
import { VERBS } from '../verbs';

export interface VerbRun {
  code: number;
  stdout: string;
  stderr: string;
  /** How long it would have waited. */
  waits: number[];
}

/** Runs `npm run release -- <words>` as a program would see it: no terminal, unless one is asked for. */
export async function runVerb(
  site: string,
  root: string,
  words: string,
  { terminal = false, ...own }: Partial<CliContext> & { terminal?: boolean } = {},
): Promise<VerbRun> {
  const ran: VerbRun = { code: -1, stdout: '', stderr: '', waits: [] };
  ran.code = await runReleaseCommand(VERBS, words.split(' ').filter(Boolean), {
    root,
    environment: { SOPAAN_SITE: site, SOPAAN_DEPLOY_TOKEN: TOKEN },
    stdout: { write: (text) => (ran.stdout += text), isTTY: terminal, columns: 100 },
    stderr: { write: (text) => (ran.stderr += text), isTTY: terminal, columns: 100 },
    build: () => Promise.resolve(),
    wait: (milliseconds) => {
      ran.waits.push(milliseconds);
      return Promise.resolve();
    },
    ...own,
  });
  return ran;
}
