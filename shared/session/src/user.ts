/** The logged-in user, readable by all units of a page. */
import type { UserState } from '@sopaan/contract/stores';
import type { User } from '@sopaan/schemas/account/user';
import { useStore } from 'zustand';
import { pageStores, type ReadableStore } from './page-stores';

/** The user store: `{ userData, loading, error }`. */
export const userStore: ReadableStore<UserState<User>> = pageStores.user;

/** The user state, or a part of it, in a component: `useUser((user) => user.userData)`. */
export function useUser<T>(select: (state: UserState<User>) => T): T {
  return useStore(userStore, select);
}
