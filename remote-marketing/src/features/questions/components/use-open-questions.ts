import type { ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { faqAnchor } from '../anchor';

/** Which questions are open. That of the hash is opened, and scrolled to if it was loaded after the page was shown. */
export function useOpenQuestions(items: readonly ListedFaqItem[] | undefined) {
  const { hash } = useLocation();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const wasLoaded = useRef(items !== undefined);

  useEffect(() => {
    const target = items?.find((item) => hash === `#${faqAnchor(item)}`);
    if (target) {
      setOpenIds((ids) => new Set(ids).add(target.id));
      // The router has scrolled to an element that was there at once.
      if (!wasLoaded.current) document.getElementById(faqAnchor(target))?.scrollIntoView();
    }
    if (items) wasLoaded.current = true;
  }, [hash, items]);

  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((open) => open !== id)));
  return { openIds, setOpen };
}
