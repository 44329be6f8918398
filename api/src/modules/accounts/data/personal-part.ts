import type { Queryable } from '../../../plugins/database';

/** Whose data it is. */
export interface Person {
  id: string;
  email: string;
  /** The address as it is compared; null while nobody has shown that it is theirs. */
  ownAddress: string | null;
}

/** What one part of the product keeps about a person. Its module says what that is. */
export interface PersonalPart {
  /** Its field in the export. */
  name: string;
  /** Every table that it speaks for; a test finds those that nothing speaks for. */
  tables: readonly string[];
  /** In the words of the product: no hashes, no tokens, nothing of others. A list, or one row; nothing is left out. */
  read(database: Queryable, person: Person): Promise<readonly object[] | object | undefined>;
  /** Removes the rows that do not refer to the account and so outlive it. */
  remove?(transaction: Queryable, person: Person): Promise<unknown>;
}
