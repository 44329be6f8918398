import type { Queryable } from '../../../database/database';

/** A change of the address of an account to one that a link has confirmed. */
interface AddressChange {
  from: string;
  to: string;
  /** Whether the account had confirmed the former address. */
  wasVerified: boolean;
}

/** Called in the transaction that changes the address, for what other modules store by address. */
export type AddressChangeListener = (
  transaction: Queryable,
  change: AddressChange,
) => Promise<void>;
