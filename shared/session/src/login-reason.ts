/**
 * What a guest was about to do: the login page says it in its heading. The host has the words, so that an action that it does not know
 * (a remote may be newer than the host) shows the usual heading.
 */
export interface LoginReason {
  action:
    | 'apply'
    | 'ask'
    | 'comment'
    | 'compete'
    | 'continue'
    | 'discuss'
    | 'editorial'
    | 'enrol'
    | 'follow'
    | 'hints'
    | 'like'
    | 'register'
    | 'run'
    | 'save'
    | 'save-search'
    | 'solve'
    | 'start'
    | 'submissions'
    | 'submit'
    | 'track';
  /** The name of the item, as plain text. */
  title?: string;
}

/** The state of the history entry with which a page opens the login page, for `navigate` and for links. */
export function loginState(reason: LoginReason): { reason: LoginReason } {
  return { reason };
}
