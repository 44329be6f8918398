import { hasCome } from '../../database/has-come';

/** How long a claim lasts without renewal. No delay before another attempt is longer. */
export const LEASE_SECONDS = 30;

/** The condition that a submission is leased, or postponed. */
export const IS_LEASED = `(lease_until is not null and not ${hasCome('lease_until', LEASE_SECONDS)})`;
