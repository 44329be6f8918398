import { isApiError } from '@sopaan/api-client/api-error';
import { errorMessages } from '@sopaan/contract/error-codes';

/** The seconds after which a rate-limited request may be retried. */
export function getRetryAfter(error: unknown): number | undefined {
  return isApiError(error) && error.code === 'RATE_LIMITED' ? error.retryAfter : undefined;
}

/** The message of an error for the user. */
export function getErrorMessage(error: unknown): string {
  return isApiError(error) ? error.message : errorMessages.INTERNAL;
}
