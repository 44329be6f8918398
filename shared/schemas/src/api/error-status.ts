import type { ErrorCode } from '@sopaan/contract/error-codes';

/** The HTTP statuses of the codes that a server sends; INTERNAL has 500. */
const statuses: Partial<Record<ErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  TokenExpiredError: 401,
  SESSION_ENDED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_UNVERIFIED: 403,
  LOGIN_LIMITED: 429,
  PASSWORD_WRONG: 422,
  LINK_INVALID: 404,
  LINK_EXPIRED: 410,
  CODE_WRONG: 422,
  CODE_EXPIRED: 410,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  CLOSED: 409,
  DAY_LOCKED: 403,
  WALLET_LOCKED: 403,
  PARENTAL_CONSENT_NEEDED: 403,
  ENVIRONMENT_MOVED: 409,
  ENVIRONMENT_LOCKED: 409,
  RELEASE_REFUSED: 422,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The codes for errors that come without one: those of a framework or a proxy, and codes that are newer than the client. */
const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  410: 'CLOSED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

export function statusOfCode(code: ErrorCode): number {
  return statuses[code] ?? 500;
}

/** Other server errors are INTERNAL; `otherwise` is for other statuses below 500. */
export function codeOfStatus(status: number, otherwise: ErrorCode): ErrorCode {
  return codes[status] ?? (status >= 500 ? 'INTERNAL' : otherwise);
}
