/** The state of the two stores that all units read and only the host writes. */

export type SessionStatus = 'guest' | 'member';

/** `token` is the access token, also stored in local storage under `token`. */
export interface SessionState {
  token: string | null;
  status: SessionStatus;
}

/** The logged-in user. `error` is the message of the last failed fetch, cleared when one starts. */
export interface UserState<User> {
  userData: User | null;
  loading: boolean;
  error: string | null;
}

/** Local storage key of the access token. */
export const TOKEN_KEY = 'token';
