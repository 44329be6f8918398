import type { FilterKey } from '../definition/filter-definition';

/** Options that differ only in this are the same: letter case, and what stands between words. */
function plain(text: string): string {
  // A plus that was not encoded arrives as a space, so both are one here: `C++` and `C  `.
  return text.toLowerCase().replace(/[\s+_-]/g, '+');
}

const lookups = new WeakMap<FilterKey, ReadonlyMap<string, string>>();

function lookupOf(key: FilterKey): ReadonlyMap<string, string> {
  const known = lookups.get(key);
  if (known) return known;
  const options = key.options === 'open' ? [] : key.options;
  const lookup = new Map([
    ...Object.entries(key.aliases ?? {}).map(([alias, option]) => [plain(alias), option] as const),
    ...options.map((option) => [plain(option), option] as const),
  ]);
  lookups.set(key, lookup);
  return lookup;
}

/** The option that a text means, in any spelling that links use. */
function optionOf(key: FilterKey, text: string): string | undefined {
  const lookup = lookupOf(key);
  return lookup.get(plain(text)) ?? lookup.get(plain(text.trim()));
}

/** The options in a comma-joined list. An option may hold commas itself: at each place the longest one counts. */
export function parseOptions(key: FilterKey, list: string): string[] {
  const parts = list.split(',');
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    let option: string | undefined;
    while (end > at && option === undefined) {
      option = optionOf(key, parts.slice(at, end).join(','));
      if (option === undefined) end -= 1;
    }
    if (option !== undefined) found.push(option);
    at = Math.max(end, at + 1);
  }
  return found;
}
