/** The parameter of the URL with the page of the entries. */
export const PAGE_PARAMETER = 'page';

/** The page of the URL, from 1. Without one, and for any other text, it is the first. */
export function readPage(searchParams: URLSearchParams): number {
  const text = searchParams.get(PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
