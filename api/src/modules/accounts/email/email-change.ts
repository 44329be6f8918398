import type { Queryable } from '../../../database/database';

/** The change of an account's email address to a new one that has been confirmed through a link. */
interface EmailChange {
  from: string;
  to: string;
  /** Whether the previous address was confirmed. */
  wasVerified: boolean;
}

/** Called in the transaction that changes the email address, to update what other modules store under it. */
export type EmailChangeListener = (transaction: Queryable, change: EmailChange) => Promise<void>;
