/** Codes with which the server closes a socket (RFC 6455, 7.4.1, and the IANA registry). */
export const CLOSE_CODES = {
  /** The process shuts down. The client reconnects to another one. */
  goingAway: 1001,
  /** After the event `closed`, and for messages that clients must not send. */
  policyViolation: 1008,
  internalError: 1011,
  /** Too many attempts, or the database is not available. */
  tryAgainLater: 1013,
} as const;
