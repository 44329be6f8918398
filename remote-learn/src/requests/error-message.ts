import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';

export function errorCode(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : 'INTERNAL';
}

/** The message to show for an error: a general one for errors that are not from the API, whose own would mean nothing to visitors. */
export function errorMessage(error: unknown): string {
  const isKnown = error instanceof Error && 'code' in error && isErrorCode(error.code);
  return isKnown ? error.message : errorMessages.INTERNAL;
}
