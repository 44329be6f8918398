import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import type { RoleDataName } from '@sopaan/schemas/role-data';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { pageStores } from './page-stores';

/** The fetch that counts: a later one, or another session, makes the answers of earlier ones void. */
let latest: symbol | null = null;

/**
 * Reads the signed-in user into the user store, with the lists of role data that are asked for. Never rejects: the
 * store carries the error. A token that is too old is renewed once by the API client.
 */
export async function fetchUser(requiredata: readonly RoleDataName[] = []): Promise<void> {
  const { session, user } = pageStores;
  const own = Symbol('fetch');
  latest = own;
  user.setState({ loading: true, error: null });
  try {
    const userData = await call(
      getUserEndpoint,
      { requiredata: [...requiredata] },
      { background: true },
    );
    if (latest !== own) return;
    const signedIn = session.getState().status === 'member';
    user.setState({ userData: signedIn ? userData : null, loading: false, error: null });
  } catch (error) {
    if (latest !== own) return;
    const message = isApiError(error) ? error.message : errorMessages.INTERNAL;
    user.setState({ loading: false, error: message });
  }
}
