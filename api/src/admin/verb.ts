import type { Database } from '../plugins/database';
import type { Settings } from '../plugins/settings';

export interface AdminContext {
  settings: Settings;
  /** Shows a line to the operator. */
  say: (line: string) => void;
  /** Brings the database up to date, opens it for `work`, and closes it whatever happens. */
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** What an operator does to the data of a site: `npm run admin -- <name> …`. */
export interface Verb {
  name: string;
  /** How it is called, one line for each way: `create-admin EMAIL`. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  run: (args: readonly string[], context: AdminContext) => Promise<void>;
}

/** Throws when a verb was called in a way that it does not know; the usage is shown with it. */
export class UsageError extends Error {}
