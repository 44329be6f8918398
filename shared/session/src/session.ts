/** The session of the page, readable by all units. */
import type { SessionState } from '@sopaan/contract/stores';
import { useStore } from 'zustand';
import { pageStores, type ReadableStore } from './page-stores';

export type { ReadableStore } from './page-stores';

/** The session store: `{ token, status }`. */
export const sessionStore: ReadableStore<SessionState> = pageStores.session;

/** The session, or a part of it, in a component: `useSession((session) => session.status)`. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}
