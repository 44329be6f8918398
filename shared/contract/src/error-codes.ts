/** Every error code with its default message for the visitor. Codes are never reused for another meaning. */
export const errorMessages = {
  VALIDATION_FAILED: 'Check the highlighted fields.',
  UNAUTHENTICATED: 'Please log in to continue.',
  /** The access token has expired. Clients of the first API know it by this spelling. */
  TokenExpiredError: 'Your session has expired.',
  SESSION_ENDED: 'Your session has ended. Please log in again.',
  INVALID_CREDENTIALS: 'Incorrect email or password.',
  EMAIL_TAKEN: 'An account with this email already exists. Log in instead.',
  /** The password is correct, but the email address has not been confirmed. */
  EMAIL_UNVERIFIED: 'Please confirm your email address first. We have sent you a code.',
  /** Too many failed logins for an email address; a link was sent to it that confirms this browser. */
  LOGIN_LIMITED:
    'Too many failed logins for this email. Open the link we sent to it in this browser, then log in.',
  /** The current password, which a sensitive change requires, is wrong. */
  PASSWORD_WRONG: 'Your current password is incorrect.',
  /** The link was never sent, or was replaced by a newer one. */
  LINK_INVALID: 'This link is not valid. Request a new one.',
  LINK_EXPIRED: 'This link has expired. Request a new one.',
  CODE_WRONG: 'That code is incorrect.',
  /** The code is too old, was tried too often, or belongs to no sign-up in this browser. */
  CODE_EXPIRED: 'This code is no longer valid. Request a new one.',
  FORBIDDEN: 'You do not have permission to do that.',
  NOT_FOUND: 'We could not find that.',
  METHOD_NOT_ALLOWED: 'That action is not available here.',
  CONFLICT: 'This has changed since you opened it. Reload it and try again.',
  /** Nothing more is accepted: the time is over, or a maximum is reached. */
  CLOSED: 'This is closed.',
  /** A day of the 100 days that is still in the future. */
  DAY_LOCKED: 'This day is still locked. A new one opens each day at midnight in India.',
  /** The document wallet of this session is locked. */
  WALLET_LOCKED: 'Your document wallet is locked. Enter your password to unlock it.',
  /** A member under 18 whose parent or guardian has not agreed wants to hand data to others. */
  PARENTAL_CONSENT_NEEDED:
    'Your parent or guardian must agree to this first. You can ask them in your settings, under Age.',
  /** The registry rejected a release or a set. `reasons` of the response say why. */
  RELEASE_REFUSED: 'The registry rejected this change. The site is unchanged.',
  /** The environment was changed since the client read it. Released clients know this name, so it stays. */
  ENVIRONMENT_MOVED: 'Someone else changed this environment. Reload it and try again.',
  ENVIRONMENT_LOCKED: 'The environment is locked.',
  PAYLOAD_TOO_LARGE: 'That is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of content is not supported here.',
  /** The file has no byte in the range of the request. */
  RANGE_NOT_SATISFIABLE: 'This part of the file does not exist.',
  RATE_LIMITED: 'Too many requests. Please wait a moment.',
  UNAVAILABLE: 'The service is unavailable right now. Please try again.',
  INTERNAL: 'Something went wrong on our end. Please try again later.',
  /** Created in the browser: no response arrived. */
  NETWORK: 'No connection. Check your network and try again.',
  /** Created in the browser: no response within the timeout. */
  TIMEOUT: 'That took too long. Please try again.',
  /** Created in the browser: the response does not match its schema. */
  BAD_RESPONSE: 'We received an unexpected response. Please try again.',
  REMOTE_UNAVAILABLE: 'This part of the page could not be loaded.',
  REMOTE_TIMEOUT: 'This part of the page took too long to load.',
  REMOTE_INVALID: 'This part of the page is broken.',
  REMOTE_INCOMPATIBLE: 'This part of the page needs a newer version of the site. Reload the page.',
} as const;

export type ErrorCode = keyof typeof errorMessages;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorMessages, value);
}
