/** The URL parameter with the search. */
export const SEARCH_PARAM = 'q';

/** The maximum length that the API accepts. */
const MAX_LENGTH = 100;

/** The search in a URL parameter; empty without one. */
export function searchText(param: string | null): string {
  return (param ?? '').trim().slice(0, MAX_LENGTH);
}
