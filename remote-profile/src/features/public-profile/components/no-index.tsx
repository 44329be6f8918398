import { useEffect } from 'react';

/** Asks search engines not to list the page. The edge does so too, but not while the API is down. */
export function NoIndex() {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return null;
}
