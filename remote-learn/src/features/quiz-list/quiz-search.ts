/** Query parameter of the search text. */
const SEARCH_PARAM = 'search';
const MAX_LENGTH = 100;

export function readSearch(params: URLSearchParams): string {
  return (params.get(SEARCH_PARAM) ?? '').trim().slice(0, MAX_LENGTH);
}

export function writeSearch(text: string): Record<string, string> {
  const search = text.trim();
  return search ? { [SEARCH_PARAM]: search } : {};
}
