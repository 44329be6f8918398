import type { Command } from 'commander';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';

export interface AdminContext {
  settings: Settings;
  /** Writes a line to standard output. */
  log: (line: string) => void;
  /** Migrates and opens the database for `work`, and closes it afterwards. */
  withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** Runs the work of a command. Reads the settings, so help, which does not need them, does not call it. */
export type Execute = (work: (context: AdminContext) => Promise<void>) => Promise<void>;

/** Adds a command of operators on the data of a site, `npm run admin -- <name> …`, with its arguments and help. */
export type AddCommand = (admin: Command, execute: Execute) => void;
