/** The writable stores of the page, for `actions.ts` and `fetch-user.ts`. Other modules get a read-only view. */
import { pageSingleton } from '@sopaan/contract/page-singleton';
import type { SessionState, UserState } from '@sopaan/contract/stores';
import type { User } from '@sopaan/schemas/account/user';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readToken } from './token-storage';

/** A read-only view of a store. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

interface PageStores {
  session: StoreApi<SessionState>;
  user: StoreApi<UserState<User>>;
}

export const NO_USER: UserState<User> = { userData: null, loading: false, error: null };

/** The session state of a token. */
export function toSessionState(token: string | null): SessionState {
  return { token, status: token === null ? 'guest' : 'member' };
}

function isPageStores(value: unknown): value is PageStores {
  return typeof value === 'object' && value !== null && 'session' in value && 'user' in value;
}

function createSessionStore(): StoreApi<SessionState> {
  // A server, which has no token, renders the initial state, and the browser's first rendering of that page must be the same.
  const store = createStore(() => toSessionState(null));
  store.setState(toSessionState(readToken()));
  return store;
}

export const pageStores: PageStores = pageSingleton('sopaan.stores.v1', isPageStores, () => ({
  session: createSessionStore(),
  user: createStore(() => NO_USER),
}));
