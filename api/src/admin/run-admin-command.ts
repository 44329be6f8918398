import { connectDatabase, JOB_TIMEOUT_MS } from '../plugins/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from '../plugins/migrate';
import { readSettings, type Settings } from '../plugins/settings';
import { isStorageFull } from '../plugins/storage-full';
import { formatHelp, formatUsage } from './usage';
import { UsageError, type AdminContext, type AdminCommand } from './command';

interface CliContext {
  environment: Record<string, string | undefined>;
  /** Writes a line to standard output. */
  log: (line: string) => void;
  /** Writes a line to standard error. */
  error: (line: string) => void;
}

const HELP = new Set(['--help', '-h', 'help']);

/** Runs the command named by the first argument; resolves with the exit code. */
export async function runAdminCommand(
  commands: readonly AdminCommand[],
  [name, ...args]: readonly string[],
  { environment, log, error }: CliContext,
): Promise<number> {
  if (name === undefined || HELP.has(name)) {
    log(formatHelp(commands));
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    error(`Unknown command "${name}".\n\n${formatHelp(commands)}`);
    return 1;
  }
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    log(formatUsage(command));
    return 0;
  }
  try {
    await command.run(args, createContext(readSettings(environment), log));
    return 0;
  } catch (failure) {
    error(
      failure instanceof UsageError
        ? `${failure.message}\n${formatUsage(command)}`
        : formatError(failure),
    );
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
        connections: 2,
        timeout: JOB_TIMEOUT_MS,
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
  if (![error, cause].some(isStorageFull)) return reason;
  return `The disk is full. Nothing was saved; free some space, then try again. (${reason})`;
}
