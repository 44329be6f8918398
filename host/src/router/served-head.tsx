import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What the edge says of the page that it was asked for, and of no other. */
const ABOUT_PAGE = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join(',');

/** Takes away what the edge wrote into the head once it is not true any more: sharing a page shares its canonical address. */
export function ServedHead() {
  const { pathname } = useLocation();
  const [served] = useState(() => ({
    pathname,
    title: document.head.querySelector('title'),
    canonical: canonicalPath(),
  }));

  useEffect(() => {
    const { title } = served;
    const giveWay = () => {
      if (document.head.querySelectorAll('title').length > 1) title?.remove();
    };
    giveWay();
    const observer = new MutationObserver(giveWay);
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
