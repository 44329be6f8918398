import type { Queryable } from '../../../database/database';

/** The change of an account's address to a new one that has been confirmed through a link. */
interface AddressChange {
  from: string;
  to: string;
  /** Whether the previous address was confirmed. */
  wasVerified: boolean;
}

/** Called in the transaction that changes the address, to update the data that other modules store by address. */
export type AddressChangeListener = (
  transaction: Queryable,
  change: AddressChange,
) => Promise<void>;
