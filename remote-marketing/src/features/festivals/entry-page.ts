/** The URL parameter with the page number of the entries. */
export const PAGE_PARAMETER = 'page';

/** The page number in a URL, from 1. It is 1 if the parameter is missing or invalid. */
export function readPage(searchParams: URLSearchParams): number {
  const text = searchParams.get(PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
