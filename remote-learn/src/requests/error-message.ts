import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';

export function errorCode(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : 'INTERNAL';
}

/** Message to show. Errors that do not come from the API get a general one, as their own mean nothing to a visitor. */
export function errorMessage(error: unknown): string {
  const isKnown = error instanceof Error && 'code' in error && isErrorCode(error.code);
  return isKnown ? error.message : errorMessages.INTERNAL;
}
