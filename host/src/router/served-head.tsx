import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Elements that the edge writes for the requested page. */
const ABOUT_PAGE = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join(',');

/** Removes the head elements that the edge wrote once another page is shown; otherwise sharing that page would share the wrong canonical URL. */
export function ServedHead() {
  const { pathname } = useLocation();
  const [served] = useState(() => ({
    pathname,
    title: document.head.querySelector('title'),
    canonical: canonicalPath(),
  }));

  useEffect(() => {
    const { title } = served;
    const removeServedTitle = () => {
      if (document.head.querySelectorAll('title').length > 1) title?.remove();
    };
    removeServedTitle();
    const observer = new MutationObserver(removeServedTitle);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [served]);

  useEffect(() => {
    if (pathname === served.pathname || pathname === served.canonical) return;
    served.title?.remove();
    for (const element of document.head.querySelectorAll(ABOUT_PAGE)) element.remove();
  }, [pathname, served]);

  return null;
}

function canonicalPath(): string | undefined {
  const href = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return href && URL.canParse(href) ? new URL(href).pathname : undefined;
}
