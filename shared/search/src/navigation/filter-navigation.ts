import type { Filters } from '../codec/filters';

/** What stands in the fields and is on its way into the URL. */
export interface Draft {
  search: string;
  location: string;
  /** Sent on its way; what is in the field may still differ from the URL by spaces at its ends. */
  isSent: boolean;
}

/** Where the filters of a page are between two history entries. */
export interface FilterNavigation {
  /** The history entry that this was thought for. */
  entry: string;
  draft: Draft | null;
  /** What the last change asked the router for, as a query, until it has arrived. */
  pending: { query: string; filters: Filters; byTyping: boolean } | null;
  /** This entry was made by typing: further typing replaces it. */
  isTyped: boolean;
}

export const idleAt = (entry: string): FilterNavigation => ({
  entry,
  draft: null,
  pending: null,
  isTyped: false,
});

/** Another history entry is shown: the one asked for, or another (Back, a link), which empties the fields of drafts. */
export function settleAt({ pending, draft }: FilterNavigation, entry: string, query: string): FilterNavigation {
  if (pending?.query !== query) return idleAt(entry);
  return { entry, draft, pending: null, isTyped: pending.byTyping };
}
