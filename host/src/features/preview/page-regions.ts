import type { PageSet } from '@sopaan/contract/release';
import { useEffect, useState } from 'react';
import type { PreviewedPage } from './previewed-page';

/** A part of the page that one unit fills, and the release that it shows. */
export interface PageRegion {
  unit: string;
  release: string;
}

/** The release of a unit in the page's set, which a fallback may have replaced. */
export function releaseOfSet(set: PageSet, unit: string): string | undefined {
  return unit === 'host'
    ? set.host.release
    : set.remotes.find(({ name }) => name === unit)?.release;
}

/** Where a shown release comes from: `preview`, `fallback`, or the name of the environment. */
export function releaseOrigin(
  { set, preview }: PreviewedPage,
  { unit, release }: PageRegion,
): string {
  if (releaseOfSet(set, unit) !== release) return 'fallback';
  const isOverridden = preview.overridden.some((one) => one.unit === unit);
  return isOverridden ? 'preview' : set.environment;
}

/** The regions of the content, as shown now. */
export function usePageRegions(): PageRegion[] {
  const [regions, setRegions] = useState<PageRegion[]>([]);
  useEffect(() => {
    const update = () => setRegions((before) => keepIfSame(before, readRegions()));
    update();
    const observer = new MutationObserver(update);
    const attributeFilter = ['data-unit', 'data-release'];
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return regions;
}

function readRegions(): PageRegion[] {
  const elements = document.querySelectorAll<HTMLElement>('main [data-unit][data-release]');
  return Array.from(elements, ({ dataset }) => ({
    unit: dataset['unit'] ?? '',
    release: dataset['release'] ?? '',
  }));
}

/** Most changes of a page change no region, and then nothing is rendered. */
function keepIfSame(before: PageRegion[], after: PageRegion[]): PageRegion[] {
  const isSame =
    before.length === after.length &&
    before.every(({ unit, release }, index) => {
      const other = after[index];
      return other?.unit === unit && other.release === release;
    });
  return isSame ? before : after;
}
