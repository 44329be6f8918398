import { isApiError } from '@sopaan/api-client/call';

/** Why something was refused, in the most exact words that there are. */
export function errorText(error: Error): string {
  if (!isApiError(error)) return 'Something went wrong. Please try again.';
  const fields = Object.values(error.fields);
  return error.reasons[0]?.message ?? fields[0] ?? error.message;
}
