import type { ErrorCode } from '@sopaan/contract/error-codes';
import { ApiError } from '../../plugins/api-error';

/** A refusal in words for the person who asked; `rule` names it for programs. */
export function ruleError(
  code: Extract<ErrorCode, 'CLOSED' | 'CONFLICT' | 'FORBIDDEN'>,
  rule: string,
  message: string,
): ApiError {
  return new ApiError(code, { reasons: [{ rule, about: [], message }] });
}

export const eventOverError = () => ruleError('CLOSED', 'event-over', 'This competition is over.');
export const registrationClosedError = () =>
  ruleError('CLOSED', 'registration-closed', 'Registration for this competition has closed.');
export const teamsClosedError = () =>
  ruleError(
    'CLOSED',
    'teams-closed',
    'Registration has closed, and with it the teams. They stay as they are.',
  );
