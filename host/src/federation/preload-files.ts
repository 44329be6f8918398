import type { PageRemote } from '@sopaan/contract/release';

/** Preloads all files of a screen in parallel. Without it, each would be requested only when the previous one has run. */
export function preloadFiles(
  { base, entry, integrity, screens }: PageRemote,
  screen: string,
): void {
  const files = screens.find(({ name }) => name === screen)?.files ?? [];
  for (const file of [{ name: entry, integrity }, ...files]) {
    const href = base + file.name;
    if (document.head.querySelector(`link[href="${href}"], script[src="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = file.integrity;
    link.href = href;
    document.head.append(link);
  }
}
