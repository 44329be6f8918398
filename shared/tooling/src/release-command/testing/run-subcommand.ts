import { TOKEN } from '../../registry/testing/fake-registry';
import { runReleaseCommand } from '../run-release-command';
import type { CliContext } from '../subcommand';
import { SUBCOMMANDS } from '../subcommands';

export interface SubcommandRun {
  code: number;
  stdout: string;
  stderr: string;
  /** The delays that it would have waited. */
  waits: number[];
}

/** Runs `npm run release -- <args>`, by default without a terminal. */
export async function runSubcommand(
  site: string,
  root: string,
  args: string,
  { terminal = false, ...overrides }: Partial<CliContext> & { terminal?: boolean } = {},
): Promise<SubcommandRun> {
  const result: SubcommandRun = { code: -1, stdout: '', stderr: '', waits: [] };
  result.code = await runReleaseCommand(SUBCOMMANDS, args.split(' ').filter(Boolean), {
    root,
    environment: { SOPAAN_SITE: site, SOPAAN_DEPLOY_TOKEN: TOKEN },
    stdout: { write: (text) => (result.stdout += text), isTTY: terminal, columns: 100 },
    stderr: { write: (text) => (result.stderr += text), isTTY: terminal, columns: 100 },
    build: () => Promise.resolve(),
    wait: (milliseconds) => {
      result.waits.push(milliseconds);
      return Promise.resolve();
    },
    ...overrides,
  });
  return result;
}
