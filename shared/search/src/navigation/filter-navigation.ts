import type { Filters } from '../codec/filters';

/** Values of the text fields that are not in the URL yet. */
export interface Draft {
  search: string;
  location: string;
  /** The navigation has started; the field may still differ from the URL by leading and trailing spaces. */
  isSent: boolean;
}

/** The state of the filters of a page between two history entries. */
export interface FilterNavigation {
  /** The key of the history entry that this state belongs to. */
  entry: string;
  draft: Draft | null;
  /** The target of the last navigation until the router has reached it. */
  pending: { query: string; filters: Filters; byTyping: boolean } | null;
  /** The entry was created by typing: further typing replaces it. */
  isTyped: boolean;
}

export const idleAt = (entry: string): FilterNavigation => ({
  entry,
  draft: null,
  pending: null,
  isTyped: false,
});

/** The state for a new history entry. If it is not the pending one (Back, a link), the draft is discarded. */
export function settleAt(
  { pending, draft }: FilterNavigation,
  entry: string,
  query: string,
): FilterNavigation {
  if (pending?.query !== query) return idleAt(entry);
  return { entry, draft, pending: null, isTyped: pending.byTyping };
}
