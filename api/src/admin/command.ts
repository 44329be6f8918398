import type { Database } from '../plugins/database';
import type { Settings } from '../plugins/settings';

export interface AdminContext {
  settings: Settings;
  /** Writes a line to standard output. */
  log: (line: string) => void;
  /** Migrates and opens the database for `work`, and closes it afterwards. */
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** A command of operators on the data of a site: `npm run admin -- <name> …`. */
export interface AdminCommand {
  name: string;
  /** Its forms, one per line: `create-admin EMAIL`. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  run: (args: readonly string[], context: AdminContext) => Promise<void>;
}

/** Thrown for invalid arguments; the usage is shown with the message. */
export class UsageError extends Error {}
