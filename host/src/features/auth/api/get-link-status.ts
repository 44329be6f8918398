import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { queryOptions } from '@tanstack/react-query';

const INVALID = { status: 'invalid', purpose: null, email: null };

async function fetchLinkStatus(token: string, signal: AbortSignal) {
  try {
    return await call(inspectLinkEndpoint, { token }, { signal });
  } catch (error) {
    // A malformed token was not copied completely from the mail.
    if (isApiError(error) && error.code === 'VALIDATION_FAILED') return INVALID;
    throw error;
  }
}

/** The status of a mailed link. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mail-link', token],
    queryFn: ({ signal }) => fetchLinkStatus(token, signal),
  });
