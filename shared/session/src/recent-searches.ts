import { recentSearchesSchema } from '@sopaan/schemas/site-search/site-search';

const KEY = 'sopaan.recent-searches';
const MAX_SEARCHES = 6;

/** The texts that this browser searched the site for, latest first. Empty if the browser denies storage. */
export function readRecentSearches(): string[] {
  try {
    return recentSearchesSchema.validateSync(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds a text before the others. Texts that differ only in case are one. */
export function addRecentSearch(text: string): void {
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
  } catch {
    // Without storage, searches are not remembered.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage, there are none.
  }
}
