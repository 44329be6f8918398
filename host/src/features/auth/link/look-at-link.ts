import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { inspectLinkEndpoint } from '@sopaan/schemas/account-sign-up';
import { queryOptions } from '@tanstack/react-query';

const INVALID = { status: 'invalid', purpose: null, email: null };

async function look(token: string, signal: AbortSignal) {
  try {
    return await call(inspectLinkEndpoint, { token }, { signal });
  } catch (error) {
    // What cannot be a token was not copied as it stood in the mail.
    if (isApiError(error) && error.code === 'VALIDATION_FAILED') return INVALID;
    throw error;
  }
}

/** How the link of a mail stands. */
export const linkQuery = (token: string) =>
  queryOptions({ queryKey: ['mail-link', token], queryFn: ({ signal }) => look(token, signal) });
