import type { Reason } from '@sopaan/schemas/error';
import { ApiError } from '../../../plugins/api-error';

/** The registry's no, with its reasons. There is no way around it. */
export function refuseIfAny(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw releaseRefused(reasons);
}

export function releaseRefused(reasons: readonly Reason[]): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons });
}
