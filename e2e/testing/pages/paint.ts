import type { Page } from '@playwright/test';

interface LayoutShift {
  score: number;
  /** The elements that moved. */
  elements: string[];
}

/** The element of the largest contentful paint. */
interface LargestPaint {
  text: string;
  /** The URL of an image; empty for a text. */
  url: string;
}

/** The layout shifts since the page was opened. */
export function readShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().flatMap((entry) => {
      if (!('value' in entry) || typeof entry.value !== 'number') return [];
      if ('hadRecentInput' in entry && entry.hadRecentInput) return [];
      const sources: unknown = 'sources' in entry ? entry.sources : [];
      const elements = Array.isArray(sources)
        ? sources.map(({ node }) =>
            String(node?.outerHTML ?? node?.textContent ?? '').slice(0, 120),
          )
        : [];
      return { score: entry.value, elements };
    });
  });
}

export const sumOf = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { score }) => sum + score, 0);

/** Undefined until something is painted. */
export function readLargestPaint(page: Page): Promise<LargestPaint | undefined> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const entry = observer.takeRecords().at(-1);
    if (!entry || !('element' in entry) || !('url' in entry)) return undefined;
    const { element, url } = entry;
    const text = element instanceof HTMLElement ? element.innerText : '';
    return { text, url: String(url) };
  });
}

/** The bytes, as sent, of the scripts that the page has loaded from a unit's release. */
export function readScriptBytes(page: Page, unit: string): Promise<number> {
  return page.evaluate((prefix) => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    return resources
      .filter(({ name }) => new URL(name).pathname.startsWith(prefix) && /\.js(?:\?|$)/.test(name))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  }, `/assets/${unit}/`);
}
