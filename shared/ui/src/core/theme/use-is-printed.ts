import { useSyncExternalStore } from 'react';

const printMedia = () => matchMedia('print');

function watchPrinting(onChange: () => void): () => void {
  const media = printMedia();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Whether the page is being laid out for paper. The page renders again before the browser prints it. MUI's hook is not used, because it
 * warns about this query.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => printMedia().matches,
    () => false,
  );
}
