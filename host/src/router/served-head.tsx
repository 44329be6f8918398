import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ServedHeadContext } from '../page-load/served-head-elements';

/** Elements that the edge writes for the requested page. */
const ABOUT_PAGE = [
  'link[rel="canonical"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join(',');

/**
 * Removes the head elements that the edge wrote once another page is shown; otherwise sharing that page would share the wrong canonical
 * URL.
 */
export function ServedHead() {
  const { pathname } = useLocation();
  const [servedPath] = useState(pathname);
  const served = useContext(ServedHeadContext);

  useEffect(() => {
    const removeServedTitle = () => {
      if (document.head.querySelectorAll('title').length > 1) served?.title?.remove();
    };
    removeServedTitle();
    const observer = new MutationObserver(removeServedTitle);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [served]);

  useEffect(() => {
    if (pathname === servedPath || pathname === served?.canonicalPath) return;
    served?.title?.remove();
    for (const element of document.head.querySelectorAll(ABOUT_PAGE)) element.remove();
  }, [pathname, servedPath, served]);

  return null;
}
