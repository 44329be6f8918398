import type { ErrorCode } from '@sopaan/contract/error-codes';
import { ApiError } from '../../http/api-error';

/** An error with a message for the user and a `rule` that identifies it for programs. */
export function ruleError(
  code: Extract<ErrorCode, 'CLOSED' | 'CONFLICT' | 'FORBIDDEN'>,
  rule: string,
  message: string,
): ApiError {
  return new ApiError(code, { reasons: [{ rule, about: [], message }] });
}

export const competitionOverError = () =>
  ruleError('CLOSED', 'event-over', 'This competition is over.');
export const registrationClosedError = () =>
  ruleError('CLOSED', 'registration-closed', 'Registration for this competition has closed.');
export const teamsClosedError = () =>
  ruleError(
    'CLOSED',
    'teams-closed',
    'Registration has closed, so teams can no longer be changed.',
  );
