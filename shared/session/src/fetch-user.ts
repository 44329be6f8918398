import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import type { RoleDataName } from '@sopaan/schemas/account/role-data';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { pageStores } from './page-stores';

/** The latest fetch: responses of earlier ones are ignored. */
let latestFetch: symbol | null = null;

/**
 * Fetches the logged-in user into the user store, with the requested lists of role data. Never rejects: the store holds the error.
 */
export async function fetchUser(requiredata: readonly RoleDataName[] = []): Promise<void> {
  const { session, user } = pageStores;
  const thisFetch = Symbol('fetch');
  latestFetch = thisFetch;
  user.setState({ loading: true, error: null });
  try {
    const userData = await call(
      getUserEndpoint,
      { requiredata: [...requiredata] },
      { background: true },
    );
    if (latestFetch !== thisFetch) return;
    const isMember = session.getState().status === 'member';
    user.setState({ userData: isMember ? userData : null, loading: false, error: null });
  } catch (error) {
    if (latestFetch !== thisFetch) return;
    const message = isApiError(error) ? error.message : errorMessages.INTERNAL;
    user.setState({ loading: false, error: message });
  }
}
