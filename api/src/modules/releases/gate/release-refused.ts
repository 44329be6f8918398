import type { Reason } from '@sopaan/schemas/error';
import { ApiError } from '../../../plugins/api-error';

/** The registry's no, with its reasons. There is no way around it. */
export function refuseFor(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw refusal(reasons);
}

export function refusal(reasons: readonly Reason[]): ApiError {
  return new ApiError('RELEASE_REFUSED', { reasons });
}
