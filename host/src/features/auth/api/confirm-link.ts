import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { startSession } from '@sopaan/session/actions';

/** The result of confirming. */
export type LinkOutcome = 'verified' | 'already_verified' | 'expired' | 'invalid' | 'taken';

const OUTCOMES: Readonly<Record<string, LinkOutcome>> = {
  LINK_EXPIRED: 'expired',
  LINK_INVALID: 'invalid',
  EMAIL_TAKEN: 'taken',
};

/** Confirms the address or browser that a mailed link is for. */
export async function confirmLink(token: string): Promise<LinkOutcome> {
  try {
    const { status, purpose, accessToken } = await call(confirmLinkEndpoint, { token });
    if (accessToken !== null) startSession(accessToken);
    else if (purpose === 'change-email' || purpose === 'recovery-email')
      bus.publish('profile:changed', { section: 'email' }, 'host');
    return status === 'already_verified' ? status : 'verified';
  } catch (error) {
    const outcome = isApiError(error) ? OUTCOMES[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}
