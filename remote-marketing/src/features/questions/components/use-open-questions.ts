import type { ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { faqAnchor } from '../anchor';

/** Which questions are open. That of the hash is opened and scrolled to, because it may be shown after the router has scrolled. */
export function useOpenQuestions(items: readonly ListedFaqItem[] | undefined) {
  const { hash, key } = useLocation();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  // Back and Forward restore the position; the first entry of a document is a POP as well.
  const isRestored = useNavigationType() === 'POP' && key !== 'default';
  const scrolledKey = useRef<string>(undefined);

  useEffect(() => {
    const target = items?.find((item) => hash === `#${faqAnchor(item)}`);
    if (target) {
      setOpenIds((ids) => new Set(ids).add(target.id));
      if (scrolledKey.current !== key && !isRestored)
        document.getElementById(faqAnchor(target))?.scrollIntoView();
      scrolledKey.current = key;
    }
  }, [hash, items, key, isRestored]);

  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((open) => open !== id)));
  return { openIds, setOpen };
}
