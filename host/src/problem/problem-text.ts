import { isApiError } from '@sopaan/api-client/api-error';
import { errorMessages } from '@sopaan/contract/error-codes';

/** Seconds that a refusal asks to wait, where it does. */
export function waitOf(error: unknown): number | undefined {
  return isApiError(error) && error.code === 'RATE_LIMITED' ? error.retryAfter : undefined;
}

/** What went wrong, in words for a person. */
export function problemText(error: unknown): string {
  return isApiError(error) ? error.message : errorMessages.INTERNAL;
}
