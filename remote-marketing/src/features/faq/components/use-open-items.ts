import type { ListedFaqItem } from '@sopaan/schemas/marketing/faq';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { faqAnchor } from '../anchor';

/** Which questions are open. The question that the URL's hash names is opened. */
export function useOpenItems(items: readonly ListedFaqItem[] | undefined) {
  const { hash } = useLocation();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const target = items?.find((item) => hash === `#${faqAnchor(item)}`);
    if (target) setOpenIds((ids) => new Set(ids).add(target.id));
  }, [hash, items]);

  const setOpen = (id: string, isOpen: boolean) =>
    setOpenIds((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((open) => open !== id)));
  return { openIds, setOpen };
}
