import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let onNextPage: (() => void) | undefined;

/** Calls the function once, when the next page is rendered: its screen, or its loading state. */
export function onNextRenderedPage(listener: () => void): void {
  onNextPage = listener;
}

/** Reports rendered pages. For the outermost route: its effects run after those of the page. */
export function useReportRenderedPage(): void {
  const { key } = useLocation();
  useEffect(() => {
    onNextPage?.();
    onNextPage = undefined;
  }, [key]);
}
