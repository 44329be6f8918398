import { isApiError } from '@sopaan/api-client/call';

/** The most specific message that an error carries. */
export function errorText(error: Error): string {
  if (!isApiError(error)) return 'Please try again.';
  const fields = Object.values(error.fields);
  return error.reasons[0]?.message ?? fields[0] ?? error.message;
}
