import { errorMessages, isErrorCode, type ErrorCode } from '@sopaan/contract/error-codes';

export function codeOf(error: unknown): ErrorCode {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : 'INTERNAL';
}

/** Words for a person. What is no error of the API says nothing that a person could use. */
export function messageOf(error: unknown): string {
  const known = error instanceof Error && 'code' in error && isErrorCode(error.code);
  return known ? error.message : errorMessages.INTERNAL;
}
