import type { Queryable } from '../database/database';

/** The person whose data it is. */
export interface Person {
  id: string;
  email: string;
  /** The normalised address; null while the account has not verified it. */
  verifiedEmail: string | null;
  /** Whether the session that exports the data has an unlocked document wallet. */
  isWalletUnlocked: boolean;
}

/** A stored file within exported data: the export has its content as a `data:` URL, or null if it is gone. */
export class ExportedFile {
  constructor(readonly id: string) {}
}

/** The personal data that one module stores, as declared by that module. */
export interface PersonalPart {
  /** The field name in the export. */
  name: string;
  /** All tables that this part covers; a test reports tables that no part covers. */
  tables: readonly string[];
  /**
   * Uses the product's terms and returns no hashes, no tokens and nothing about other people. A list, or one row;
   * undefined if there is none.
   */
  read(database: Queryable, person: Person): Promise<readonly object[] | object | undefined>;
  /** Removes the rows that do not reference the account and would therefore outlive it. */
  remove?(transaction: Queryable, person: Person): Promise<unknown>;
}
