/** The parameter of the address that holds the search. */
export const SEARCH_PARAM = 'q';

/** What the API accepts. */
const MAX_LENGTH = 100;

/** The search of an address; empty without one. */
export function searchText(param: string | null): string {
  return (param ?? '').trim().slice(0, MAX_LENGTH);
}
