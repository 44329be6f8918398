import type { Reason } from '@sopaan/schemas/error';
import { ApiError } from '../../../plugins/api-error';

/** Throws RELEASE_REFUSED if there are any reasons. No caller can override it. */
export function refuseIfAny(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw releaseRefused(reasons);
}

export function releaseRefused(reasons: readonly Reason[]): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons });
}
