import type { Queryable } from '../../database/database';

/** Returns the id of the member whose public profile has this username; undefined if there is none. */
export type FindPublicMember = (
  database: Queryable,
  username: string,
) => Promise<string | undefined>;
