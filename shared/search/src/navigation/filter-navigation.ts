import type { Filters } from '../codec/filters';

/** Values of the text fields that are not in the URL yet. */
export interface Draft {
  search: string;
  location: string;
  /** The navigation has started; the field may still differ from the URL by leading and trailing spaces. */
  isSent: boolean;
}

/** The state of the filters of a page, including changes that are not in the URL yet. */
export interface FilterNavigation {
  /** The key of the history entry that this state belongs to. */
  entry: string;
  draft: Draft | null;
  pending: PendingFilters | null;
  /** The entry was created by typing: further typing replaces it. */
  isTyped: boolean;
}

/** The target of the last navigation until the router has reached it. */
export interface PendingFilters {
  query: string;
  filters: Filters;
  byTyping: boolean;
  /** The router has reached the target, or another navigation has taken its place. */
  isOver: boolean;
}

export const idleAt = (entry: string): FilterNavigation => ({
  entry,
  draft: null,
  pending: null,
  isTyped: false,
});

/** Where the router is. */
interface RouterPosition {
  entry: string;
  query: string;
  /** Whether no navigation is under way. */
  isIdle: boolean;
}

/**
 * The state at the router's position. The draft is discarded if the router has reached another entry than that of the pending filters
 * (Back, a link), or has finished the navigation without leaving the entry.
 */
export function settle(
  navigation: FilterNavigation,
  { entry, query, isIdle }: RouterPosition,
): FilterNavigation {
  const { pending, draft } = navigation;
  if (navigation.entry === entry) return pending?.isOver && isIdle ? idleAt(entry) : navigation;
  if (pending?.query !== query) return idleAt(entry);
  return { entry, draft, pending: null, isTyped: pending.byTyping };
}

/** Marks the navigation to these filters as finished. */
export function endPending(
  navigation: FilterNavigation,
  pending: PendingFilters,
): FilterNavigation {
  if (navigation.pending !== pending) return navigation;
  return { ...navigation, pending: { ...pending, isOver: true } };
}
