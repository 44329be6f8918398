import { CommanderError } from 'commander';
import { connectDatabase, BATCH_TIMEOUT_MS } from '../database/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from '../database/migrate';
import { readSettings, type Settings } from '../config/settings';
import { isStorageFailure } from '../http/storage-failure';
import type { AddCommand, AdminContext, Execute } from './command';
import { createProgram } from './program';

interface CliContext {
  environment: Record<string, string | undefined>;
  /** Writes a line to standard output. */
  log: (line: string) => void;
  /** Writes a line to standard error. */
  error: (line: string) => void;
}

/** Runs the command that the arguments name; resolves with the exit code. */
export async function runAdminCommand(
  commands: readonly AddCommand[],
  args: readonly string[],
  { environment, log, error }: CliContext,
): Promise<number> {
  const program = createProgram({ log, error });
  const execute: Execute = (work) => work(createContext(readSettings(environment), log));
  for (const add of commands) add(program, execute);
  try {
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return 0;
  } catch (failure) {
    // Commander has already printed its message.
    if (failure instanceof CommanderError) return failure.exitCode;
    error(formatError(failure));
    return 1;
  }
}

function createContext(settings: Settings, log: (line: string) => void): AdminContext {
  return {
    settings,
    log,
    async withDatabase(work) {
      await migrate(settings.databaseUrl);
      const database = connectDatabase(settings.databaseUrl, {
        maxConnections: 2,
        timeout: BATCH_TIMEOUT_MS,
      });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}

/** Includes the cause, which an operator may be able to fix. */
function formatError(error: unknown): string {
  const cause = error instanceof Error && error.cause;
  const reason = cause ? `${errorMessage(error)} (${errorMessage(cause)})` : errorMessage(error);
  if (![error, cause].some(isStorageFailure)) return reason;
  return `The disk is full or cannot be written, or memory is used up. The command did not finish; free some space, then try again. (${reason})`;
}
