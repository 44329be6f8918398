import { PAGE_HEADER_ENTRIES } from '@sopaan/contract/release';

type Values = Readonly<Record<keyof typeof PAGE_HEADER_ENTRIES, string>>;

/** The header `Server-Timing` of page format 2. A page that is not counted has no ID. */
export function serverTiming(values: Values): string {
  const entry = (name: keyof Values) => `${PAGE_HEADER_ENTRIES[name]};desc="${values[name]}"`;
  return [...(values.page ? [entry('page')] : []), entry('nonce')].join(', ');
}
