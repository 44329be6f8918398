/** The channel of PostgreSQL on which processes learn whose notices have changed. The payload is the member's id. */
export const NOTICES_CHANNEL = 'notices';
