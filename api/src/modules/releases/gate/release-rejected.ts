import type { Reason } from '@sopaan/schemas/api/error';
import { ApiError } from '../../../http/api-error';

/** Throws RELEASE_REFUSED if there are any reasons. No caller can override it. */
export function rejectIfAny(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw releaseRejected(reasons);
}

export function releaseRejected(reasons: readonly Reason[]): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons });
}
