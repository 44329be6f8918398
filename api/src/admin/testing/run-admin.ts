import type { TestApp } from '../../testing/test-app';
import { COMMANDS } from '../commands';
import { runAdminCommand } from '../run-admin-command';

/** Runs an admin command on the database of a test. */
export async function runAdmin(
  { databaseUrl }: TestApp,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await runAdminCommand(COMMANDS, [...args], {
    environment: { DATABASE_URL: databaseUrl, ...environment },
    log: (line) => output.push(line),
    error: (line) => errors.push(line),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}
