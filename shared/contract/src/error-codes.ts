/** Every code that an error of the suite carries, with words for a person. Codes are never reused for another meaning. */
export const errorMessages = {
  VALIDATION_FAILED: 'Some fields need another look.',
  UNAUTHENTICATED: 'Please log in to go on.',
  /** The access token is too old. The spec asks for this very word. */
  TokenExpiredError: 'Your session has expired.',
  SESSION_ENDED: 'Your session has ended. Please log in again.',
  INVALID_CREDENTIALS: 'Email or password is not right.',
  EMAIL_TAKEN: 'An account with this email exists already. Log in instead.',
  /** The password is right, but nobody has shown yet that the address is theirs. */
  EMAIL_UNVERIFIED: 'Please confirm your email address first. We have sent you a code.',
  /** Too many passwords were tried for an address; its mailbox has a link that confirms this browser. */
  LOGIN_LIMITED:
    'Too many passwords were tried for this email. Open the link that we have sent to it in this browser, then log in.',
  /** The present password, asked for again before something that matters. */
  PASSWORD_WRONG: 'Your current password is not right.',
  /** A link of a mail that Sopaan never sent, or that was replaced. */
  LINK_INVALID: 'This link is not valid. Ask for a new one.',
  LINK_EXPIRED: 'This link has expired. Ask for a new one.',
  CODE_WRONG: 'That code is not right.',
  /** Too old, tried too often, or of no sign-up in this browser. */
  CODE_EXPIRED: 'This code is not valid any more. Ask for a new one.',
  FORBIDDEN: 'You may not do that.',
  NOT_FOUND: 'We could not find that.',
  METHOD_NOT_ALLOWED: 'That cannot be done here.',
  CONFLICT: 'That has changed in the meantime. Please load it again.',
  CLOSED: 'That is closed now.',
  /** A day of the 100 days that has not come yet. */
  DAY_LOCKED: 'This day is still locked. A new one opens each day at midnight in India.',
  /** A release or a set that the registry does not take. The answer's `reasons` say why. */
  RELEASE_REFUSED: 'The registry refuses this. The site stays as it is.',
  /** The environment has moved since it was looked at. */
  ENVIRONMENT_MOVED: 'Someone else was faster. Look at the environment again, then decide.',
  /** The environment is locked. */
  ENVIRONMENT_LOCKED: 'The environment is locked.',
  PAYLOAD_TOO_LARGE: 'That is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'That kind of content is not accepted here.',
  RATE_LIMITED: 'That was a lot at once. Please wait a moment.',
  UNAVAILABLE: 'The service is not reachable right now. Please try again.',
  INTERNAL: 'Something went wrong on our end. Please try again later.',
  /** Made in the browser: no answer arrived. */
  NETWORK: 'No connection. Check your network and try again.',
  /** Made in the browser: no answer in time. */
  TIMEOUT: 'That took too long. Please try again.',
  /** Made in the browser: the answer was not of the agreed shape. */
  BAD_RESPONSE: 'The answer could not be read. Please try again.',
  REMOTE_UNAVAILABLE: 'This part of the page could not be loaded.',
  REMOTE_TIMEOUT: 'This part of the page took too long to load.',
  REMOTE_INVALID: 'This part of the page is broken.',
  REMOTE_INCOMPATIBLE: 'This part of the page needs a newer version of the site.',
} as const;

export type ErrorCode = keyof typeof errorMessages;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorMessages, value);
}
