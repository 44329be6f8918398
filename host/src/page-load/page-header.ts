import { PAGE_HEADER_ENTRIES } from '@sopaan/contract/release';

/** What the edge sent with the HTML in `Server-Timing`; undefined if the browser does not show it. */
export function readPageHeader(name: keyof typeof PAGE_HEADER_ENTRIES): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !hasServerTiming(navigation)) return undefined;
  const entry = navigation.serverTiming.find((one) => one.name === PAGE_HEADER_ENTRIES[name]);
  return entry?.description;
}

/** Safari supports it from version 16.4 on. */
function hasServerTiming(entry: PerformanceEntry): entry is PerformanceNavigationTiming {
  return 'serverTiming' in entry;
}
