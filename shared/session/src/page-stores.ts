/** The stores themselves, writable. Only `actions.ts` writes; everybody else is given a view that cannot. */
import { pageSingleton } from '@sopaan/contract/page-singleton';
import type { SessionState, UserState } from '@sopaan/contract/stores';
import type { User } from '@sopaan/schemas/user';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readToken } from './token-storage';

/** A store to read and to listen to. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

interface PageStores {
  session: StoreApi<SessionState>;
  user: StoreApi<UserState<User>>;
}

export const NO_USER: UserState<User> = { userData: null, loading: false, error: null };

/** The session that a token stands for. */
export function toSessionState(token: string | null): SessionState {
  return { token, status: token === null ? 'guest' : 'member' };
}

function arePageStores(value: unknown): value is PageStores {
  return typeof value === 'object' && value !== null && 'session' in value && 'user' in value;
}

export const pageStores: PageStores = pageSingleton('sopaan.stores.v1', arePageStores, () => ({
  session: createStore(() => toSessionState(readToken())),
  user: createStore(() => NO_USER),
}));
