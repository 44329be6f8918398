import type { Filters } from '../codec/filters';

/** What stands in the fields and is on its way into the URL. */
export interface Draft {
  search: string;
  location: string;
  /** Sent on its way; what is in the field may still differ from the URL by spaces at its ends. */
  isSent: boolean;
}

/** Where the filters of a page are between two history entries. */
export interface Journey {
  /** The history entry that this was thought for. */
  entry: string;
  draft: Draft | null;
  /** What the last change asked the router for, as a query, until it has arrived. */
  going: { query: string; filters: Filters; byTyping: boolean } | null;
  /** This entry was made by typing: further typing replaces it. */
  isTyped: boolean;
}

export const startAt = (entry: string): Journey => ({
  entry,
  draft: null,
  going: null,
  isTyped: false,
});

/** Another history entry is shown: the one asked for, or another (Back, a link), which empties the fields of drafts. */
export function arriveAt({ going, draft }: Journey, entry: string, query: string): Journey {
  if (going?.query !== query) return startAt(entry);
  return { entry, draft, going: null, isTyped: going.byTyping };
}
