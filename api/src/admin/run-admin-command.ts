import { connectDatabase, JOB_TIMEOUT_MS } from '../plugins/database';
import { errorMessage } from '@sopaan/http/error-code';
import { migrate } from '../plugins/migrate';
import { readSettings, type Settings } from '../plugins/settings';
import { isStorageFull } from '../plugins/storage-full';
import { overview, usageOf } from './usage';
import { UsageError, type AdminContext, type Verb } from './verb';

interface Surroundings {
  environment: Record<string, string | undefined>;
  /** To standard output. */
  say: (line: string) => void;
  /** To standard error. */
  complain: (line: string) => void;
}

const HELP = new Set(['--help', '-h', 'help']);

/** Runs the verb that the command line names; resolves with the exit code. */
export async function runAdminCommand(
  verbs: readonly Verb[],
  [name, ...args]: readonly string[],
  { environment, say, complain }: Surroundings,
): Promise<number> {
  if (name === undefined || HELP.has(name)) {
    say(overview(verbs));
    return 0;
  }
  const verb = verbs.find((one) => one.name === name);
  if (!verb) {
    complain(`There is no verb "${name}".\n\n${overview(verbs)}`);
    return 1;
  }
  if (args.some((word) => word === '--help' || word === '-h')) {
    say(usageOf(verb));
    return 0;
  }
  try {
    await verb.run(args, contextOf(readSettings(environment), say));
    return 0;
  } catch (error) {
    complain(error instanceof UsageError ? `${error.message}\n${usageOf(verb)}` : reasonOf(error));
    return 1;
  }
}

function contextOf(settings: Settings, say: (line: string) => void): AdminContext {
  return {
    settings,
    say,
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

/** An operator may fix the cause, so it is told too. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause;
  const reason = cause ? `${errorMessage(error)} (${errorMessage(cause)})` : errorMessage(error);
  if (![error, cause].some(isStorageFull)) return reason;
  return `There is no room left on the disk. Nothing was kept of this; free some room, then try again. (${reason})`;
}
