import type { Database, Queryable } from '../../database/database';

/** A kind of subscription that links in mails can end. */
export interface SubscriptionSource {
  /** A subscription that no longer exists counts as unwanted. */
  find(database: Queryable, id: string): Promise<SubscriptionState>;
  /** Idempotent. */
  end(database: Database, id: string): Promise<void>;
}

interface SubscriptionState {
  /** What the mails are about, after "emails about". */
  topic: string;
  isWanted: boolean;
  /** The page on which a recipient without an account chooses emails. */
  preferencesPath?: string;
}

/** The sources by the kind that a token names. */
export type SubscriptionSources = Readonly<Record<string, SubscriptionSource>>;
