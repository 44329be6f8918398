import type { FilterKey } from '../definition/filter-definition';

/** Options are compared without regard to letter case and to the separators between words. */
function normalizeOption(text: string): string {
  // An unencoded plus arrives as a space, so `C++` and `C  ` must be equal.
  return text.toLowerCase().replace(/[\s+_-]/g, '+');
}

const lookups = new WeakMap<FilterKey, ReadonlyMap<string, string>>();

function optionsByText(key: FilterKey): ReadonlyMap<string, string> {
  const cached = lookups.get(key);
  if (cached) return cached;
  const options = key.options === 'open' ? [] : key.options;
  const lookup = new Map([
    ...Object.entries(key.aliases ?? {}).map(
      ([alias, option]) => [normalizeOption(alias), option] as const,
    ),
    ...options.map((option) => [normalizeOption(option), option] as const),
  ]);
  lookups.set(key, lookup);
  return lookup;
}

/** The option with this value or alias. */
function findOption(key: FilterKey, text: string): string | undefined {
  const lookup = optionsByText(key);
  return lookup.get(normalizeOption(text)) ?? lookup.get(normalizeOption(text.trim()));
}

/** Splits a comma-separated list into options. As options may contain commas, the longest match wins at each position. */
export function parseOptions(key: FilterKey, list: string): string[] {
  const parts = list.split(',');
  const matches: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    let option: string | undefined;
    while (end > at && option === undefined) {
      option = findOption(key, parts.slice(at, end).join(','));
      if (option === undefined) end -= 1;
    }
    if (option !== undefined) matches.push(option);
    at = Math.max(end, at + 1);
  }
  return matches;
}
